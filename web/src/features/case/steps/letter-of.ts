import { words as evidence } from '../evidence/words.ts';

/** What is said before the list of evidence: the pack has each piece anyway. */
const letterOf = (text: string) => text.split(`\n${evidence.report}`, 1)[0]!.trim();

/** Whether the text that was sent says something else than the report as it is now. */
export const isOther = (sent: string, report: string): boolean => letterOf(sent) !== letterOf(report);
