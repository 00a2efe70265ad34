import type { ConnectionRow } from './api.ts';

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

/** Points that a vouching person adds, and the most they add together; as domain/account/authentication-score.ts weighs them. */
const EACH = 5;
const MOST = 20;

/** "2 verified people vouch for you: +10 to your score." */
export function vouchingWords(vouching: number): string {
  if (vouching === 0)
    return 'Nobody vouches for you yet. A verified person adds 5 to your score, the first at once.';
  const who = vouching === 1 ? 'A verified person vouches' : `${vouching} verified people vouch`;
  const points = Math.min(MOST, vouching * EACH);
  return `${who} for you: +${points} to your score${points === MOST ? ', the most that people can add' : ''}.`;
}
