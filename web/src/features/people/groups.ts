import type { ConnectionRow } from './api.ts';
import { words } from './words.ts';

/** The list as people think of it: who asks me, whom I know, whom I asked, and what is over. */
export interface PeopleGroups {
  asking: ConnectionRow[];
  connected: ConnectionRow[];
  waiting: ConnectionRow[];
  ended: ConnectionRow[];
  ignored: ConnectionRow[];
}

export function groupsOf(rows: readonly ConnectionRow[]): PeopleGroups {
  const of = (wanted: (row: ConnectionRow) => boolean) => rows.filter(wanted);
  return {
    asking: of(({ status, asked }) => status === 'REQUESTED' && !asked),
    connected: of(({ status }) => status === 'ACCEPTED'),
    waiting: of(({ status, asked }) => status === 'REQUESTED' && asked),
    ended: of(({ status }) => status === 'BROKEN'),
    ignored: of(({ status }) => status === 'IGNORED'),
  };
}

/** Points that a verified connection adds, and the most they add together; as domain/account/authentication-score.ts weighs them. */
const EACH = 5;
const MOST = 20;

/** "2 verified connections: +10 to your score." */
export function connectedWords(verified: number): string {
  if (verified === 0) return words.noneYet;
  const points = Math.min(MOST, verified * EACH);
  return words.connected(verified, points, points === MOST);
}
