import type { ConnectionRow } from '../api.ts';
import { groupsOf } from '../groups.ts';

/** What a toast of one request is about: what is said of it next takes its place. `shown`: the address, as the list has it. */
export const aboutRequest = (shown: string): string => `request to ${shown.toLowerCase()}`;

/** Whether a request to an address waits for an answer: the own list keeps it under what was typed, and under no name. */
export const isAsked = (rows: readonly ConnectionRow[], shown: string): boolean =>
  groupsOf(rows).waiting.some(({ peerName }) => peerName?.toLowerCase() === shown.toLowerCase());
