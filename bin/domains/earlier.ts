import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { LookedUp } from '../../domain/domain-watch/changes.ts';
import { DnsFacts } from '../../domain/domain-watch/domain-facts.ts';
import { PageAnswer } from '../../domain/domain-watch/page-facts.ts';

const Earlier = DnsFacts.extend({
  domain: z.string(),
  firstSeen: z.string().optional(),
  page: PageAnswer.optional(),
});

/** What an earlier run printed with --resolve --json, by name. @throws Error that names a line that is none of it */
export function readEarlier(file: string): ReadonlyMap<string, LookedUp> {
  const earlier = new Map<string, LookedUp>();
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    const row = Earlier.safeParse(parsed(line)).data;
    if (!row) throw new Error(`${file}:${at + 1}: not what --resolve --json prints`);
    earlier.set(row.domain, row);
  }
  return earlier;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
