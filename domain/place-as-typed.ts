/** A place as people write it: in capitals or not, and where the keyboard has no accents without them. */
export const placeAsTyped = (place: string): string =>
  place.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
