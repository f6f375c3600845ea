import type { Courses } from './course.ts'

/** Rivers of Africa. Where they are borders, the points are those of Natural Earth. */
export const AFRICA: Courses = {
  // Lake Victoria, Lake Albert, Juba, the Sudd, Malakal, Khartoum, Abu Hamed, Dongola, Aswan, Qena, Asyut, Cairo, Rosetta.
  Nile: {
    points: `33.2 .42, 32.9 1.6, 32.2 2.2, 31.4 2.3, 32.05 3.6, 31.6 4.85, 31.5 6.2, 30.6 7.6, 30.4 9.4, 31.65 9.55,
      32.8 11.75, 32.6 13.2, 32.5 15.6, 33.4 16.7, 34 17.7, 33.35 19.5, 32.5 18.9, 31.75 18.4, 30.95 18.05, 30.45 19.2,
      30.55 20.3, 31.35 21.8, 32.9 24.1, 32.6 25.7, 32.7 26.15, 31.7 26.55, 31.15 27.2, 30.75 28.1, 31.2 29.2, 31.2 30.1,
      30.8 30.8, 30.4 31.5`,
  },
  // Katanga, Bukama, Kongolo, Kindu, Kisangani, Bumba, Mbandaka, Kinshasa, Luozi, Matadi, Boma.
  Congo: {
    points: `26.6 -11.9, 25.6 -10.6, 25.9 -9.2, 26.9 -6.8, 27 -5.4, 26.4 -4.2, 25.9 -2.9, 25.5 -.4, 25.2 .5, 23.6 1.25,
      22.4 2.2, 21.4 2.15, 19.2 1.6, 18.25 .1, 17.75 -.55, 16.88 -1.23, 16.22 -2.18, 16.15 -3.46, 15.87 -3.93, 15.3 -4.3,
      14.78 -4.85, 14.1 -4.98, 13.5 -5.8, 13.05 -5.87, 12.4 -6.03`,
    margin: 60,
  },
  // Faranah, Siguiri, Bamako, Ségou, Mopti, Timbuktu, Bourem, Gao, Niamey, Gaya, Kainji, Jebba, Lokoja, Onitsha, Akassa.
  Niger: {
    points: `-10.7 9.1, -10.75 10.05, -9.9 10.65, -9.15 11.4, -8 12.6, -6.25 13.45, -4.3 14.4, -4.1 15.4, -3 16.7,
      -1.5 17.05, -.35 16.95, -.05 16.3, .6 15.6, 1.4 14.3, 2.1 13.5, 2.81 12.38, 3.59 11.7, 4.6 10.9, 4.55 9.9, 4.85 9.1,
      6.3 8.6, 6.75 7.8, 6.75 6.2, 6.3 5.2, 6.05 4.3`,
    margin: 50,
  },
  // Cazombo, Zambezi, Mongu, Sesheke, Victoria Falls, Kariba, Chirundu, Cahora Bassa, Tete, Sena, Chinde.
  Zambezi: {
    points: `24.3 -11.4, 22.9 -11.9, 22.7 -12.9, 23.1 -13.5, 23.2 -14.4, 23 -15.3, 23.25 -16.2, 24 -17.4, 24.73 -17.52,
      25.26 -17.79, 25.86 -17.92, 27.02 -17.96, 27.93 -16.9, 28.76 -16.53, 28.91 -15.99, 29.49 -15.7, 30.4 -15.64, 31.5 -15.7,
      32.7 -15.6, 33.6 -16.15, 34.5 -16.7, 35.05 -17.45, 35.9 -18.25, 36.25 -18.8`,
    margin: 70,
  },
  // Lesotho, Aliwal North, Gariep Dam, Hopetown, Prieska, Upington, Augrabies Falls, Alexander Bay.
  Orange: {
    points: `28.9 -28.95, 28.3 -29.7, 27.7 -30.3, 26.7 -30.7, 25.5 -30.6, 24.1 -29.6, 23 -29.4, 22.75 -29.65, 22 -29,
      21.25 -28.45, 20.35 -28.6, 19.98 -28.45, 19.54 -28.57, 19.16 -28.94, 18.1 -28.87, 17.45 -28.7, 17.36 -28.27,
      17.06 -28.03, 16.49 -28.6`,
    margin: 110,
  },
}
