import type { Courses } from './course.ts'

/** Rivers of Europe. Where they are borders, the points are those of Natural Earth. */
export const EUROPE: Courses = {
  // Châtillon, Troyes, Melun, Paris, Mantes, Les Andelys, Rouen, Tancarville, Le Havre.
  Seine: {
    points: `4.72 47.5, 4.57 47.86, 4.1 48.3, 3.72 48.52, 3.5 48.49, 2.96 48.39, 2.66 48.54, 2.4 48.83, 2.1 48.98,
      1.72 48.99, 1.48 49.09, 1.3 49.25, 1.05 49.3, 1.08 49.45, .75 49.5, .45 49.47, .1 49.43`,
    margin: 125,
  },
  // Brig, Sion, Martigny, Lake Geneva, Culoz, Lyon, Valence, Avignon, Arles.
  Rhône: {
    points: `8.38 46.57, 8 46.32, 7.36 46.23, 7.07 46.1, 6.87 46.38, 6.5 46.48, 6.15 46.2, 5.83 46.1, 5.8 45.85, 5.6 45.65,
      5.3 45.87, 4.85 45.75, 4.85 45.5, 4.87 44.93, 4.72 44.5, 4.8 43.95, 4.62 43.68, 4.85 43.33`,
    margin: 105,
  },
  // Monviso, Turin, Casale, Piacenza, Cremona, Borgoforte, Ferrara, the delta.
  Po: {
    points: `7.1 44.7, 7.5 44.72, 7.7 45.07, 8.1 45.18, 8.45 45.14, 8.8 45.02, 9.2 45.12, 9.7 45.07, 10 45.12, 10.45 44.97,
      10.75 45.05, 11.15 45.06, 11.55 44.9, 12.05 44.97, 12.5 44.95`,
    margin: 130,
  },
  // Chur, Lake Constance, Schaffhausen, Basel, Strasbourg, Mannheim, Mainz, Bingen, Koblenz, Cologne, Wesel, Nijmegen, Rotterdam.
  Rhine: {
    points: `8.67 46.63, 9.5 46.85, 9.5 47.2, 9.52 47.52, 9.1 47.67, 8.57 47.7, 8.2 47.6, 7.62 47.57, 7.53 47.67, 7.62 48.16,
      8.13 48.97, 8.4 49.3, 8.42 49.7, 8.2 50, 7.9 49.97, 7.6 50.36, 7.1 50.73, 6.95 50.95, 6.72 51.4, 6.4 51.75, 5.85 51.87,
      5 51.82, 4.5 51.91, 4.1 51.98`,
    margin: 60,
  },
  // Hradec Králové, Pardubice, Kolín, Mělník, Děčín, Dresden, Wittenberg, Magdeburg, Wittenberge, Lauenburg, Hamburg, Cuxhaven.
  Elbe: {
    points: `15.54 50.78, 15.7 50.55, 15.83 50.2, 15.7 50.03, 15.2 50.03, 14.5 50.3, 14.05 50.65, 14.2 50.8, 13.74 51.05,
      13.3 51.3, 13 51.6, 12.65 51.86, 12.1 51.88, 11.65 52.15, 11.97 52.55, 11.75 53, 10.6 53.37, 9.95 53.54, 9.45 53.78,
      9.1 53.87, 8.75 53.87`,
    margin: 75,
  },
  // Ulm, Regensburg, Passau, Vienna, Bratislava, Budapest, Novi Sad, Belgrade, the Iron Gates, Ruse, Cernavodă, Galați, Sulina.
  Danube: {
    points: `8.5 47.95, 10 48.4, 11.4 48.75, 12.1 49.02, 13.45 48.57, 14.3 48.28, 15.4 48.37, 16.4 48.2, 17.15 48.01,
      17.76 47.77, 18.78 47.85, 19.1 47.75, 18.95 46.6, 18.9 45.91, 19.01 45.4, 19.4 45.21, 20.45 44.83, 21.36 44.83,
      22.09 44.54, 22.6 44.68, 22.49 44.44, 23.03 44.08, 22.92 43.83, 24.3 43.7, 25.5 43.67, 26.49 44.08, 27.3 44.15, 28 44.35,
      27.95 45.1, 28.21 45.45, 28.76 45.23, 29.5 45.18`,
    margin: 50,
  },
  // Smolensk, Orsha, Mogilev, Kyiv, Cherkasy, Kremenchuk, Dnipro, Zaporizhzhia, Nova Kakhovka, Kherson.
  Dnieper: {
    points: `33.6 55.87, 33.3 54.95, 32.05 54.78, 30.4 54.5, 30.3 53.8, 30.03 52.9, 30.4 52.35, 30.85 51.95, 30.53 51.6,
      30.6 51.3, 30.6 50.45, 31.4 49.75, 32.1 49.4, 33.4 49.05, 34.5 48.5, 35.1 48.45, 35.1 47.85, 34.5 47.5, 33.9 47.5,
      33.35 46.8, 32.6 46.62, 32.2 46.55`,
    margin: 75,
  },
  // Rzhev, Tver, Uglich, Rybinsk, Kostroma, Nizhny Novgorod, Kazan, Samara, Saratov, Volgograd, Astrakhan.
  Volga: {
    points: `32.5 57.25, 34.3 56.3, 35.9 56.85, 37.2 56.75, 38.3 57.5, 38.85 58.05, 39.9 57.65, 41 57.75, 42.6 57.3,
      43.9 56.35, 46 56.1, 47.3 56.15, 49 55.8, 49.1 55, 48.4 54.3, 49.3 53.5, 50.1 53.3, 48.6 53.1, 47.6 52.3, 46.05 51.5,
      45.5 50.2, 44.8 48.75, 46 48.3, 47.2 47.1, 48 46.3, 48 45.7`,
    margin: 60,
  },
  // Kraków, Sandomierz, Dęblin, Warsaw, Płock, Toruń, Bydgoszcz, Grudziądz, Tczew.
  Vistula: {
    points: `19 49.6, 18.9 49.9, 19.3 50.03, 19.93 50.05, 20.6 50.15, 21.2 50.4, 21.75 50.65, 21.9 51.3, 21.6 51.7,
      21.1 52.2, 20.6 52.42, 19.7 52.55, 19.1 52.7, 18.6 53, 18.15 53.15, 18.75 53.5, 18.8 54.05, 18.95 54.35`,
    margin: 85,
  },
}
