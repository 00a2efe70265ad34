import type { IssuedCopy } from '#domain/marked/issued-copy';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { dayOf, when } from '../../../lib/when.ts';
import { words } from './words.ts';

/** Where the person's own proven accounts show a copy: first where it belongs, then where it does not. */
export function seenWords({ platform, seen }: Pick<IssuedCopy, 'platform' | 'seen'>, now: number): string[] {
  const named = (one: Platform) => platformTable[one].name;
  return (Object.entries(seen ?? {}) as [Platform, { at: string }][])
    .sort(([one], [other]) => Number(other === platform) - Number(one === platform))
    .map(([on, { at }]) =>
      on === platform
        ? words.issued.carries(named(on), dayWords(at, now))
        : words.issued.elsewhere(named(on), named(platform), dayWords(at, now)),
    );
}

const dayWords = (at: string, now: number) =>
  when(at, now).startsWith('Today') ? 'today' : `on ${dayOf(at)}`;
