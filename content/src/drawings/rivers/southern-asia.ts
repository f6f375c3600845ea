import type { Courses } from './course.ts'

/** Rivers from the Himalayas to the south. */
export const SOUTHERN_ASIA: Courses = {
  // Kailash, Ali, Leh, Skardu, Nanga Parbat, Attock, Dera Ismail Khan, Sukkur, Hyderabad, Thatta.
  Indus: {
    points: `81.5 31.2, 80.1 32.5, 79 33, 77.5 34.1, 76.2 34.8, 75.5 35.3, 74.65 35.75, 74.1 35.4, 73.2 35.3, 72.85 34.8,
      72.5 34, 71.6 33, 70.95 31.8, 70.8 30, 70.3 29, 68.9 27.7, 68 27.2, 67.9 26.3, 68.3 25.4, 67.95 24.75, 67.45 23.95`,
    margin: 60,
  },
  // Gangotri, Haridwar, Kanpur, Allahabad, Varanasi, Patna, Bhagalpur, Rajshahi, Goalundo, Chandpur.
  Ganges: {
    points: `79.1 30.9, 78.6 30.15, 78.1 29.9, 78.2 28.8, 78.6 28, 79.6 27.3, 80.4 26.4, 81.3 25.7, 81.9 25.4, 82.5 25.15,
      83 25.3, 84 25.7, 85.1 25.62, 86.5 25.4, 87.3 25.3, 87.9 24.8, 88.6 24.35, 89.75 23.75, 90.6 23.25, 90.65 22.3`,
    margin: 75,
  },
  // Shigatse, Lhasa, the Great Bend, Pasighat, Dibrugarh, Tezpur, Guwahati, Dhubri, Sirajganj, Goalundo, Chandpur.
  Brahmaputra: {
    points: `82.1 30.35, 83.8 29.8, 85.2 29.3, 87.6 29.2, 88.9 29.35, 90 29.3, 91.8 29.25, 93.2 29.1, 94.4 29.4, 95.05 29.85,
      95.3 29.3, 94.9 28.9, 95.3 28.05, 94.9 27.5, 94.1 26.95, 92.8 26.6, 91.7 26.2, 90.4 26.15, 89.85 25.9, 89.7 25.1,
      89.75 24, 90.6 23.25, 90.65 22.3`,
    margin: 75,
  },
  // Myitkyina, Bhamo, Katha, Mandalay, Bagan, Magway, Pyay, Hinthada, the delta.
  Irrawaddy: {
    points: `97.9 27.9, 98.05 26.7, 97.5 25.7, 97.35 25.3, 97.2 24.3, 96.3 24.2, 96 23.2, 96.05 22, 95.6 21.85, 95.1 21.35,
      94.85 21.1, 94.9 20.2, 95.15 19.3, 95.2 18.8, 95.25 18.1, 95.45 17.6, 95.4 16.9, 95.2 16.3, 95.1 15.75`,
    margin: 60,
  },
}
