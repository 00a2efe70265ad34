import { words as evidence } from '../../evidence/words.ts';

/**
 * What is said before the list of evidence: the pack has each piece anyway. When a check saw it, or a record that proves a domain, comes
 * anew every day, and is no other text.
 */
const letterOf = (text: string) =>
  text
    .split(`\n${evidence.report}`, 1)[0]!
    .trim()
    .replace(/^What we saw(, last)? on .*:$/m, '')
    .replace(/ \(last seen on [^)]*\)/g, '');

/** Whether the text that was sent says something else than the report as it is now. */
export const isOther = (sent: string, report: string): boolean => letterOf(sent) !== letterOf(report);
