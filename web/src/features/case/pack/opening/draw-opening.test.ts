import { expect, test } from 'vitest';
import { at, one } from '../../case-for-test.ts';
import { drawOpening } from './draw-opening.ts';
import type { Paper } from '../paper.ts';

/** What stands on the paper, line by line. */
function linesOf(...[part, business]: [Parameters<typeof one>[0], Parameters<typeof drawOpening>[2]?]) {
  const lines: string[] = [];
  const paper = {
    write: (text: string) => lines.push(text),
    row: (title: string, texts: string[]) => lines.push(`${title}: ${texts.join()}`),
    gap: () => {},
    rule: () => {},
  };
  drawOpening(paper as unknown as Paper, one(part), business);
  return lines;
}

test('a report that was answered was sent, whether or not its day was noted', () => {
  const answers = [{ on: at, answer: 'REFUSED' as const, words: '' }];
  expect(linesOf({})).toContain('Reported on: Not reported yet');
  expect(linesOf({ outcome: 'NOT_A_COPY' })).toContain('Reported on: Not reported');
  expect(linesOf({ answers })).toContain('Reported on: Day not noted');
  expect(linesOf({ answers, reportedOn: at })).toContain('Reported on: 20 November 2026');
  const earlierReports = [{ on: '2026-11-03T12:00:00.000Z' }, { on: at }];
  expect(linesOf({ earlierReports, reportedOn: at })).toContain(
    'Reported on: 3 November 2026, 20 November 2026 (twice)',
  );
});

const imitates = { platform: 'X', handle: 'nora.quill', name: 'Nora Quill' } as const;

test('whom it is said to impersonate has the name that the account shows', () =>
  expect(linesOf({ imitates, createdAt: at })).toContain('said to impersonate Nora Quill, nora.quill on X'));

test('where somebody else is reported for, theirs is the name that the report says', () =>
  expect(linesOf({ imitates, behalf: { name: 'Bartholomew Zander', relation: 'CHILD' } })).toContain(
    'said to impersonate Bartholomew Zander, nora.quill on X',
  ));

test('a username that no address opens has no link, whatever address we write it at', () => {
  const piece = { ...{ id: 'l', at, kind: 'link' as const, words: 'The handle as you entered it' } };
  const evidence = [{ ...piece, kept: 'cordelia.draws', sha256: 'a'.repeat(64), byHelper: false }];
  const url = 'https://discord.com/users/cordelia.draws';
  expect(linesOf({ platform: 'DISCORD', handle: 'cordelia.draws', url, evidence })).toContain('Link: -');
});
