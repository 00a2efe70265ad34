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
