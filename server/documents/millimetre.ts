/** A millimetre in points, which PDF counts in. */
export const millimetre = 72 / 25.4;
