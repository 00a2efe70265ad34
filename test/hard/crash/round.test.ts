import { describe, expect, it } from 'vitest';
import { brokenName, brokenNotes, brokenSeats } from './round.ts';
import type { Written } from './writers.ts';

const wrote = (kind: Written['kind'], what: string, acknowledged = true): Written => ({
  kind,
  what,
  acknowledged,
});

describe('what a crash may not leave', () => {
  it('a note that was acknowledged and is gone, one that is there twice, one of nobody', () => {
    const written = [wrote('note', 'a'), wrote('note', 'b'), wrote('note', 'c', false)];
    expect(brokenNotes(['a', 'b', 'c'], written)).toEqual([]);
    expect(brokenNotes(['b', 'b', 'd'], written)).toEqual(['lost: a', 'twice: b', 'nobody wrote d']);
  });

  it('seats that do not add up, an invitation or a removal that is undone', () => {
    const written = [
      wrote('invite', 'x'),
      wrote('invite', 'y'),
      wrote('remove', 'y'),
      wrote('invite', 'z', false),
    ];
    expect(brokenSeats(['owner', 'x'], 2, written)).toEqual([]);
    expect(brokenSeats(['owner', 'x', 'z'], 3, written)).toEqual([]);
    expect(brokenSeats(['owner', 'y'], 3, written)).toEqual([
      '2 seats, 3 counted',
      'invite of x is lost',
      'remove of y is lost',
    ]);
  });

  it('a name from before the last that was acknowledged', () => {
    const written = [wrote('name', 'maya 0'), wrote('name', 'maya 1'), wrote('name', 'maya 2', false)];
    expect(brokenName('maya', 'Edit 7.1', 7, written)).toEqual([]);
    expect(brokenName('maya', 'Edit 7.2', 7, written)).toEqual([]);
    expect(brokenName('maya', 'Edit 7.0', 7, written)).toEqual([
      'maya is called Edit 7.0, not Edit 7.1 or Edit 7.2',
    ]);
  });
});
