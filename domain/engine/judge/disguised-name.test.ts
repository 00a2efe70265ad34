import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

const instagram = (name: string, handle?: string) => ({
  platform: 'INSTAGRAM',
  name,
  ...(handle && { handle }),
});

describe('a name that is mine in letters of two alphabets', () => {
  it.each([
    ['Zofie Cerna', 'Zоfie Cernа'],
    ['Оксана Коваль', 'Oксана Коваль'],
    ['John Smith', 'John Ѕmith'],
    ['Maya Hollimund', 'Mαya Hollimund'],
  ])('%s, %s is nobody’s own: it is shown as a possible clone, whatever the handles are', (mine, theirs) => {
    expect(judge({ name: mine }, { name: theirs })).toMatchObject({ verdict: 'possible clone' });
    const judged = judge(instagram(mine, 'zofie.cerna'), instagram(theirs, 'qpottery77'));
    expect(judged.verdict).toBe('possible clone');
    expect(judged.score).toBeGreaterThanOrEqual(40);
    expect(judged.reasons.join(' ')).not.toContain('Probably someone else');
    expect(judged.evidence.reduce((sum, { adds }) => sum + adds, 0)).toBe(Math.floor(judged.score));
  });

  it('also where the rest would make it my own on another platform', () => {
    const [mine, theirs] = [
      { ...instagram('Zofie Cerna', 'zofie.cerna'), followers: 100 },
      { platform: 'X', name: 'Zоfie Cernа', handle: 'zofie.cerna', followers: 100 },
    ];
    expect(judge(mine, theirs, { ownAccountsUnknown: true }).verdict).toMatch(/clone/);
    expect(judge(mine, { ...theirs, name: 'Zofie Cerna' }, { ownAccountsUnknown: true }).verdict).toBe(
      'namesake',
    );
  });

  it.each([
    ['the same name', 'Zofie Cerna', 'Zofie Cerna'],
    ['written in another alphabet', 'Jan Novak', 'Ян Новак'],
    ['with a word of each alphabet', 'Anna Petrova', 'Анна Petrova'],
    ['that I write so myself', 'Zоfie Cerna', 'Zоfie Cerna'],
    ['with an accent', 'Zofie Cerna', 'Žofie Černá'],
  ])('a name %s is as it was', (_, mine, theirs) =>
    expect(judge({ name: mine }, { name: theirs }).verdict).toBe('namesake'),
  );

  it('another name in two alphabets is unrelated', () =>
    expect(judge({ name: 'Zofie Cerna' }, { name: 'Реtra Dvоřák' }).verdict).toBe('unrelated'));
});
