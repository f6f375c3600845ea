import type { Courses } from './course.ts'

/** Rivers of western and central Asia. Where they are borders, the points are those of Natural Earth. */
export const WESTERN_ASIA: Courses = {
  // Banias, Hula, the Sea of Galilee, Beit She'an, Jericho, the Dead Sea.
  Jordan: {
    points: `35.68 33.25, 35.63 33.15, 35.6 33.05, 35.62 32.92, 35.6 32.8, 35.58 32.71, 35.6 32.6, 35.57 32.5, 35.55 32.4,
      35.56 32.2, 35.54 32, 35.55 31.77`,
    margin: 125,
  },
  // Diyarbakır, Hasankeyf, Cizre, Mosul, Tikrit, Samarra, Baghdad, Kut, Amara, Qurna, Basra.
  Tigris: {
    points: `39.4 38.5, 40.2 37.9, 40.8 37.85, 41.4 37.7, 42.2 37.3, 43.1 36.4, 43.3 35.7, 43.5 34.95, 43.8 34.2, 44.35 33.4,
      44.7 32.9, 45.8 32.5, 46.6 32.35, 47.15 31.85, 47.43 31, 47.85 30.5, 48.3 30.3, 48.6 29.95`,
    margin: 70,
  },
  // Erzurum, Erzincan, Keban, Birecik, Raqqa, Deir ez-Zor, Haditha, Ramadi, Nasiriyah, Qurna, Basra.
  Euphrates: {
    points: `41.3 39.95, 39.6 39.7, 38.6 39.3, 38.75 38.8, 38.8 38.2, 38.3 37.5, 37.95 37, 38.1 36.3, 38.5 35.9, 39.2 35.9,
      40.15 35.3, 40.95 34.4, 42.35 34.15, 43.2 33.45, 43.8 33.3, 44.3 32.6, 45.2 31.35, 46.25 31.05, 47.43 31, 47.85 30.5,
      48.3 30.3, 48.6 29.95`,
    margin: 60,
  },
  // The Panj from the Pamirs, Termez, Kerki, Türkmenabat, Nukus, Moynaq.
  'Amu Darya': {
    points: `73.65 37.24, 72.7 36.95, 71.66 36.7, 71.43 37.13, 71.58 37.91, 71.28 37.92, 71.26 38.31, 70.88 38.46, 70.21 37.92,
      70.19 37.58, 69.49 37.55, 69.3 37.12, 68.91 37.33, 67.96 36.97, 67.3 37.2, 66.52 37.35, 65.2 37.85, 63.6 39.1,
      62.48 39.98, 61.8 41.1, 60.7 41.6, 60 42.1, 59.5 42.6, 59 43.7`,
    margin: 70,
  },
}
