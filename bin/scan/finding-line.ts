import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { VERDICTS } from '#domain/engine/judge/judgement';
import { Platform } from '#domain/platform/platform';
import type { Compared } from '../../lambdas/scan/compare.ts';

const text = z.string().nullish();

/** A finding as --json prints it; what follows the reasons tells a later run what changed. */
export const FindingLine = z.object({
  platform: Platform,
  handle: z.string(),
  url: text,
  score: z.number(),
  verdict: z.enum(VERDICTS),
  reasons: z.array(z.string()),
  ...{ name: text, bio: text },
  /** 64 hex digits of PDQ. */
  photo: text,
  /** The platform's own number of the account: a rename keeps it. */
  accountId: text,
});
export type FindingLine = z.infer<typeof FindingLine>;

export const findingLine = ({ theirs, judgement: { score, verdict, reasons } }: Compared): FindingLine => ({
  ...{ platform: theirs.platform, handle: theirs.handle, url: theirs.url },
  ...{ score, verdict, reasons },
  ...{ name: theirs.name, bio: theirs.bio, photo: theirs.photoHash, accountId: theirs.accountId },
});

/** A line of an earlier run is a finding, or the coverage of a platform. */
const EarlierLine = z.union([FindingLine, z.object({ platform: Platform, coverage: z.string() })]);

/** The findings that an earlier run printed. @throws Error that names the line */
export function readFindings(file: string): FindingLine[] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const read = EarlierLine.safeParse(parsed(line));
    if (!read.success) throw new Error(`${file}:${at + 1}: not a line that scan --json printed`);
    // What was gone then is no longer expected.
    const isGone = (parsed(line) as { change?: unknown }).change === 'gone';
    return 'coverage' in read.data || isGone ? [] : [read.data];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

/** JSON for a terminal: what steers one, or turns the direction of reading, is written as its code. */
export const safeJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
