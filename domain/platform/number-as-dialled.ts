/** Spaces, dashes, dots, slashes and brackets, and the marks for the direction of writing that come along from an app. */
const BETWEEN = /[\s\p{Pd}./()\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The digits of a phone number with its country: "+44 (0) 7700 900-123" and "0044 7700 900123" are 447700900123. */
export const numberAsDialled = (text: string): string =>
  text
    .replace(/\(0\)/, '')
    .replace(BETWEEN, '')
    .replace(/^(?:\+|00)/, '');

const WRITTEN = /^(?:\+[\d\s().-]{7,25}|(?=00|.*[\s(])(?:[\s().-]*\d){9,15})$/;

/** A phone number as people write one, with or without its country: the plus, two zeros, a space or a parenthesis says that it is no handle of digits. */
export const isWrittenNumber = (text: string): boolean => WRITTEN.test(text.trim());
