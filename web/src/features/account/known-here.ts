const KNOWN = 'countersign.known';

/** Whether the person's record was once read in this browser: what is asked about it need not wait for it. */
export const isKnownHere = (userId: string): boolean => localStorage.getItem(KNOWN) === userId;

/** Keeps that there is a record; forgotten with everything else at sign-out. */
export const keepKnown = (userId: string): void => localStorage.setItem(KNOWN, userId);
