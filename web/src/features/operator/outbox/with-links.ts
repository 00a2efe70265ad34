/** A text cut where links stand in it: every second piece is one. */
export const withLinks = (text: string): string[] => text.split(/(https?:\/\/[^\s<>"]+)/);
