import type { Courses } from './course.ts'

/** Rivers of eastern Asia. Where they are borders, the points are those of Natural Earth. */
export const EASTERN_ASIA: Courses = {
  // Zadoi, Chamdo, Deqin, Jinghong, the Golden Triangle, Luang Prabang, Vientiane, Pakse, Kratie, Phnom Penh, the delta.
  Mekong: {
    points: `94.6 33.6, 95.3 32.9, 97.2 31.1, 98.5 29.6, 98.9 28.3, 99.1 26.8, 99.3 25.4, 100.1 24.5, 100.4 22.8, 101.14 21.57,
      100.7 21.25, 100.62 20.86, 100.12 20.32, 100.49 20.18, 101.2 20, 102.1 19.95, 101.9 18.9, 101.3 17.8, 102.1 18.2,
      102.66 17.82, 103.29 18.41, 103.95 18.32, 104.74 17.46, 104.82 16.47, 105.6 15.6, 105.75 15.1, 105.95 13.9, 106 12.5,
      105.4 12, 104.95 11.5, 105.4 10.7, 106.65 9.95`,
  },
  // Yushu, Batang, Shigu, Lijiang, Panzhihua, Yibin, Chongqing, Yichang, Yueyang, Wuhan, Jiujiang, Nanjing, Shanghai.
  Yangtze: {
    points: `91.2 33.4, 92.4 34.2, 95 33.9, 97.2 33, 98.7 31.7, 99.1 30, 99.2 28.3, 99.95 26.9, 100.3 27.7, 100.4 26.4, 101.7 26.55,
      102.9 26.4, 103.3 27.7, 104.6 28.75, 105.5 28.9, 106.55 29.55, 108.3 30.75, 109.6 31.05, 111.3 30.7, 112.2 30.2,
      113.1 29.5, 114.3 30.6, 115.3 30, 116 29.75, 117 30.5, 118.3 31.3, 118.8 32.1, 120.3 31.95, 121 31.75, 121.85 31.4`,
    margin: 45,
  },
  // Gyaring Lake, Maqu, Longyangxia, Lanzhou, Yinchuan, Baotou, Hukou, Tongguan, Zhengzhou, Jinan, Dongying.
  'Yellow River': {
    points: `96 35, 97.5 34.9, 99.6 33.8, 101.2 33.6, 102.1 33.9, 101.2 34.4, 100.3 35.1, 100.9 36.05, 102.3 35.9, 103.8 36.1,
      105 37.45, 106.3 38.3, 106.75 39.5, 107.1 40.5, 108.5 40.75, 109.9 40.5, 111.1 40.25, 111.1 39.3, 110.6 38, 110.5 36.2,
      110.3 34.65, 111.2 34.8, 113.6 34.9, 114.8 35, 116 36.1, 117 36.75, 118.3 37.5, 119 37.75`,
    margin: 60,
  },
  // Confluence of Shilka and Argun, Mohe, Blagoveshchensk, Khabarovsk, Komsomolsk, Nikolayevsk.
  Amur: {
    points: `121.41 53.32, 123.61 53.55, 125.65 53.04, 127.31 50.71, 127.55 49.8, 128 49.57, 129.5 49.39, 130.55 48.86,
      131 47.69, 132.48 47.71, 133.15 48.11, 134.29 48.37, 135.05 48.5, 136.5 49.8, 137.1 50.6, 138.5 51, 139.7 51.7,
      140.3 52.4, 139.9 53, 140.9 53.1, 141.3 53`,
    margin: 80,
  },
}
