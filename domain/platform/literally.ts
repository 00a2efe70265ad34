/** A text as a part of a regular expression that means just this text. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
