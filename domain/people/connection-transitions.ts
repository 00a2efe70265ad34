import type { ConnectionStatus } from './connection.ts';

/** One side of a pair, as its owner sees it; `asked` tells who of the two asked while it is REQUESTED. */
export interface Side {
  status: ConnectionStatus;
  asked: boolean;
}
export type ConnectionAct = 'request' | 'accept' | 'ignore' | 'break';
export interface Pair {
  mine: Side | undefined;
  theirs: Side | undefined;
}

/** `asked` = I asked, `wanted` = I was asked, `none` = what was there before anybody asked: nothing, or a connection that ended. */
type Place = 'none' | 'asked' | 'wanted' | 'accepted' | 'ignored' | 'broken';
type Places = `${Place} ${Place}`;

/**
 * Every state a pair can be in, from the side of whoever acts (mine, theirs), and where each act leads. An act that is not in
 * the row is refused. Whoever was ignored sees the same as if nobody had answered, whatever they do:
 * compare the rows `asked wanted` and `asked ignored`, `none none` and `none ignored`, `broken broken` and `broken ignored`.
 */
export const connectionTable: Partial<Record<Places, Partial<Record<ConnectionAct, Places>>>> = {
  'none none': { request: 'asked wanted' },
  'none ignored': { request: 'asked ignored' },
  'asked wanted': { request: 'asked wanted', break: 'none none' },
  'asked ignored': { request: 'asked ignored', break: 'none ignored' },
  'wanted asked': { request: 'accepted accepted', accept: 'accepted accepted', ignore: 'ignored asked' },
  'ignored asked': { request: 'accepted accepted', accept: 'accepted accepted', ignore: 'ignored asked' },
  'ignored none': { request: 'asked wanted', ignore: 'ignored none' },
  'accepted accepted': { request: 'accepted accepted', accept: 'accepted accepted', break: 'broken broken' },
  'broken broken': { request: 'asked wanted', break: 'broken broken', ignore: 'ignored broken' },
  // Whoever asked by an address may ask by the ended connection, too: that both are one person isn't shown to them.
  'broken wanted': { request: 'asked wanted' },
  'broken none': { request: 'asked wanted' },
  'broken ignored': { request: 'asked ignored', break: 'broken ignored', ignore: 'ignored ignored' },
  'ignored broken': { request: 'asked wanted', ignore: 'ignored broken' },
  'ignored ignored': { request: 'asked ignored', ignore: 'ignored ignored' },
};

/** Where an act leads; undefined when it is not possible from here. */
export function connectionAfter(act: ConnectionAct, { mine, theirs }: Pair): Pair | undefined {
  const to = connectionTable[`${placeOf(mine)} ${placeOf(theirs)}`]?.[act];
  if (to === undefined) return undefined;
  const [next, other] = to.split(' ') as [Place, Place];
  return { mine: sideAt(next, mine), theirs: sideAt(other, theirs) };
}

function placeOf(side: Side | undefined): Place {
  if (!side) return 'none';
  if (side.status === 'REQUESTED') return side.asked ? 'asked' : 'wanted';
  return ({ ACCEPTED: 'accepted', IGNORED: 'ignored', BROKEN: 'broken' } as const)[side.status];
}

function sideAt(place: Place, before: Side | undefined): Side | undefined {
  if (place === 'none') return undefined;
  if (place === 'asked' || place === 'wanted') return { status: 'REQUESTED', asked: place === 'asked' };
  const status = ({ accepted: 'ACCEPTED', ignored: 'IGNORED', broken: 'BROKEN' } as const)[place];
  return { status, asked: before?.asked ?? false };
}
