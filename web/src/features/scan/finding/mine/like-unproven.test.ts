import { expect, test } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { clone } from '../../../design/fixtures.ts';
import { likeUnproven } from './like-unproven.ts';

const pinterest = { platform: 'PINTEREST' as const, handle: 'glazeandgrog' };
const tiktok = { platform: 'TIKTOK' as const, handle: 'isa.throws.pots' };
const other = (like: Finding['likeUnproven'], part: Partial<Finding> = {}): Finding => ({
  ...{ ...clone, verdict: 'namesake', reasons: [] },
  ...{ likeUnproven: like, ...part },
});

const { theirs } = clone;

test.each<[string, Finding[], ReturnType<typeof likeUnproven>]>([
  ['nothing resembles one', [other(null), other(undefined)], undefined],
  ['one', [other(null), other(tiktok)], { account: tiktok, theirs, count: 1 }],
  [
    'most resemble another',
    [other(tiktok), other(pinterest), other(pinterest)],
    { account: pinterest, theirs, count: 2 },
  ],
  ['it needs a decision', [other(tiktok, { verdict: 'likely clone' })], undefined],
  ['it was decided', [other(tiktok, { status: 'IGNORED' })], undefined],
])('%s', (_, findings, like) => expect(likeUnproven(findings)).toEqual(like));
