import { expect, it } from 'vitest';
import { linesOf, sampleOf } from './sample.ts';
import { filesOf, rooms, testsOf } from './rooms.ts';
import { percentOf, scoreOf, tableOf } from './score.ts';

const report = (...statuses: string[]) => ({
  files: { 'domain/a.ts': { mutants: statuses.map((status) => ({ status })) } },
});

it.each([
  [
    ['Killed', 'Timeout', 'Survived', 'NoCoverage'],
    { broken: 4, noticed: 2, hung: 1, survived: 1, unseen: 1 },
    50,
  ],
  [
    ['Killed', 'Ignored', 'CompileError', 'RuntimeError'],
    { broken: 1, noticed: 1, hung: 0, survived: 0, unseen: 0 },
    100,
  ],
  [[], { broken: 0, noticed: 0, hung: 0, survived: 0, unseen: 0 }, 100],
])('%j', (statuses, score, percent) => {
  expect(scoreOf(report(...statuses))).toEqual(score);
  expect(percentOf(score)).toBe(percent);
});

it('a table has a line a room, also of one that failed, and rounds no score up', () => {
  const score = { broken: 1000, noticed: 799, hung: 3, survived: 200, unseen: 1 };
  const lines = tableOf(
    new Map([
      ['proof', score],
      ['engine/judge', undefined],
    ]),
  ).split('\n');
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    '| room | broken | noticed | by hanging | survived | no test there | score |',
    expect.stringMatching(/^\|( -+ \|){7}$/),
    '| proof | 1000 | 799 | 3 | 200 | 1 | 79 % |',
    '| engine/judge | | | | | | failed |',
  ]);
});

it('the rooms are those of domain/, each with its own files', () => {
  expect(rooms).toEqual(expect.arrayContaining(['.', 'proof', 'engine/judge']));
  expect(rooms).not.toContain('engine');
  expect(rooms).not.toContain('engine/tables');
  expect(filesOf('.')).toBe('domain/*.ts,!domain/**/*.test.ts');
  expect([testsOf('.'), testsOf('proof')]).toEqual(['domain/*.test.ts', 'domain/proof/**/*.test.ts']);
  expect(filesOf('engine/judge')).toBe('domain/engine/judge/**/*.ts,!domain/**/*.test.ts');
});

it('draws lines by lot, the same each time, and none of a test', () => {
  const source = 'a\n'.repeat(1000);
  const evenly = Array.from({ length: 1001 }, (_, n) => (n % 4 === 0 ? 0.1 : 0.9)).values();
  const drawn = linesOf(source, 0.25, () => evenly.next().value!);
  expect([drawn.length, drawn[0], drawn[1]]).toEqual([251, 1, 5]);
  const sample = sampleOf('engine/name', 0.1);
  expect(sampleOf('engine/name', 0.1)).toBe(sample);
  expect(sampleOf('engine/name', 0.1, 2)).not.toBe(sample);
  expect(sample).toMatch(/^domain\/engine\/name\/[\w-]+\.ts:\d+-\d+,/);
  expect(sample).not.toContain('.test.ts');
});
