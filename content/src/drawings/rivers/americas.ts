import type { Courses } from './course.ts'

/** Rivers of North America. Where they are borders, the points are those of Natural Earth. */
export const NORTH_AMERICA: Courses = {
  // Bemidji, Brainerd, Minneapolis, Dubuque, St Louis, Memphis, Vicksburg, Baton Rouge, New Orleans.
  Mississippi: {
    points: `-95.2 47.2, -94.7 47.5, -93.5 47.2, -94.2 46.3, -93.3 45, -91.3 43.8, -90.7 42.5, -90.6 41.5, -91.1 40.7,
      -91.4 39.9, -90.4 38.8, -89.5 37.3, -89.2 36.7, -90.1 35.1, -91.1 33.6, -90.9 32.3, -91.5 31.4, -91.2 30.4, -90.1 29.95,
      -89.3 29.15`,
    margin: 55,
  },
  // San Juan Mountains, Taos, Albuquerque, El Paso, Big Bend, Laredo, Brownsville.
  'Rio Grande': {
    points: `-107.4 37.75, -105.85 37.45, -105.75 36.4, -106.65 35.1, -106.9 34, -107.2 33.1, -106.45 31.77, -104.92 30.58,
      -104.4 29.57, -103.26 29, -102.9 29.3, -102.34 29.87, -101.38 29.74, -100.5 28.7, -99.51 27.55, -99.11 26.45, -98.2 26.05,
      -97.15 25.96`,
    margin: 60,
  },
  // Glenwood Springs, Grand Junction, Moab, Lees Ferry, Grand Canyon, Hoover Dam, Needles, Yuma.
  Colorado: {
    points: `-105.85 40.45, -107.3 39.55, -108.6 39.1, -109.6 38.55, -110.4 37.75, -111.5 36.95, -111.85 36.2, -112.6 36.25,
      -113.4 36, -114.1 36.1, -114.75 36.05, -114.65 35, -114.2 34.25, -114.55 33.5, -114.72 32.72, -114.84 32.51, -114.9 31.85`,
    margin: 90,
  },
  // Whitehorse, Carmacks, Dawson, Fort Yukon, Tanana, Galena, Holy Cross, Emmonak.
  Yukon: {
    points: `-134 59.4, -134.5 60.2, -135.1 61, -136.3 62.1, -137.4 62.75, -139.4 64.05, -141.1 64.75, -144 65.8, -145.3 66.55,
      -147.4 66.35, -150.1 65.5, -152.1 65.15, -155 64.8, -157 64.75, -158.7 64.3, -160.2 62.7, -159.8 62.1, -161.3 61.8,
      -163 61.9, -164.6 62.7`,
    margin: 65,
  },
  // Kingston, Cornwall, Montreal, Trois-Rivières, Quebec, Tadoussac.
  'St Lawrence': {
    points: `-76.46 44.1, -75.9 44.4, -75.18 44.9, -74.71 45, -74.2 45.2, -73.55 45.5, -73.15 45.95, -72.5 46.33, -71.9 46.6,
      -71.2 46.8, -70.6 47.1, -70.2 47.5, -69.7 48`,
    margin: 130,
  },
}

/** Rivers of South America. */
export const SOUTH_AMERICA: Courses = {
  // The Apurímac, Atalaya, Pucallpa, Iquitos, Leticia, Tefé, Manaus, Parintins, Santarém, Macapá.
  Amazon: {
    points: `-71.7 -15.4, -72.5 -13.6, -73.8 -12.2, -73.8 -10.7, -74.5 -8.4, -74.5 -6.5, -73.6 -4.6, -73.2 -3.7, -71.5 -3.6,
      -70 -4.2, -68 -3.3, -66.2 -2.5, -64.7 -3.3, -63.1 -4, -61.3 -3.6, -60 -3.15, -58.4 -3.15, -56.7 -2.6, -55.5 -1.95,
      -54.7 -2.4, -53 -1.6, -51.7 -1.4, -51.1 -.1, -50.2 .7`,
    margin: 50,
  },
  // La Esmeralda, San Fernando de Atabapo, Puerto Ayacucho, Caicara, Ciudad Bolívar, Ciudad Guayana, the delta.
  Orinoco: {
    points: `-63.3 2.3, -64.4 2.6, -65.5 3.15, -66.6 3.2, -67.7 4, -67.86 4.51, -67.83 5.27, -67.44 6.03, -67.1 6.9,
      -66.2 7.65, -64.8 7.8, -63.55 8.15, -62.6 8.35, -62 8.6, -61.2 8.55, -60.6 8.6`,
    margin: 75,
  },
  // Três Lagoas, Guaíra, Encarnación, Corrientes, Santa Fe, Rosario, Zárate, the delta.
  Paraná: {
    points: `-51 -20.1, -51.6 -20.8, -52.2 -21.8, -53.1 -22.7, -54.24 -24.05, -54.5 -24.8, -54.61 -25.58, -54.75 -26.53,
      -55.72 -27.41, -56.16 -27.32, -56.44 -27.55, -57.5 -27.4, -58.6 -27.31, -59 -28.2, -59.6 -29.8, -60.5 -31.7, -60.65 -32.9,
      -60 -33.6, -59 -34.05, -58.4 -34.3`,
    margin: 60,
  },
  // Neiva, Girardot, Honda, Barrancabermeja, El Banco, Mompox, Magangué, Calamar, Barranquilla.
  Magdalena: {
    points: `-76.6 1.9, -75.9 2.2, -75.3 2.95, -74.9 4.2, -74.75 5.2, -74.4 6.5, -73.85 7.1, -73.75 8.3, -74 9, -74.4 9.2,
      -74.75 9.3, -74.8 9.8, -74.9 10.25, -74.78 10.95, -74.85 11.12`,
    margin: 75,
  },
  // Serra da Canastra, Pirapora, Januária, Bom Jesus da Lapa, Barra, Petrolina, Cabrobó, Paulo Afonso, Penedo.
  'São Francisco': {
    points: `-46.5 -20.25, -45.4 -19, -44.95 -17.35, -44.4 -15.5, -43.75 -14.3, -43.4 -13.2, -43.2 -11.2, -42 -10.1, -40.5 -9.4,
      -39.3 -8.6, -38.6 -8.9, -38.2 -9.4, -37.3 -9.9, -36.4 -10.5`,
    margin: 125,
  },
}
