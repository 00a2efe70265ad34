/** Two colours, as printed: the paper, and the ink on it. */
export interface Ink {
  paper: readonly [number, number, number];
  ink: readonly [number, number, number];
}

/** Duotones of old banknotes and stamps. */
export const inks: readonly Ink[] = [
  { paper: [236, 221, 193], ink: [44, 28, 26] },
  { paper: [222, 230, 230], ink: [22, 38, 58] },
  { paper: [226, 232, 214], ink: [24, 58, 46] },
  { paper: [243, 229, 214], ink: [92, 34, 28] },
  { paper: [238, 232, 216], ink: [30, 34, 42] },
  { paper: [232, 224, 236], ink: [56, 32, 66] },
  { paper: [240, 228, 190], ink: [72, 50, 14] },
  { paper: [216, 232, 228], ink: [10, 62, 70] },
  { paper: [240, 222, 220], ink: [74, 26, 48] },
];
