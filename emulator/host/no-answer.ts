/** Thrown by a service that does not answer: the connection ends without a word, whatever was done. */
export class NoAnswer extends Error {}
