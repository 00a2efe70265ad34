import * as z from 'zod';
import type { PageText } from './page-text.ts';

/** What is to be seen at a name. */
export const PageFacts = z.object({
  status: z.number(),
  title: z.string().optional(),
  /** The host that it ends at, where that is another one. */
  leadsTo: z.string().optional(),
  /** It ends at the protected domain itself: often its own, or a cloak for those who look. */
  leadsToProtected: z.boolean(),
  /** What shows that nothing is there but an offer of the name. */
  parked: z.string().optional(),
  /** 0..1: how much of the text is that of the protected page; missing where either page says too little. */
  likeness: z.number().optional(),
  /** Its icon is the protected one. */
  icon: z.enum(['same', 'edited', 'different']).optional(),
  /** ISO 8601. */
  seenAt: z.string(),
});
export type PageFacts = z.infer<typeof PageFacts>;

/** What looking at a page came to. */
export const PageAnswer = z.discriminatedUnion('kind', [
  PageFacts.extend({ kind: z.literal('page') }),
  z.object({ kind: z.literal('could not look'), why: z.string() }),
]);
export type PageAnswer = z.infer<typeof PageAnswer>;

const PARKING = [
  ...[
    'domain is for sale',
    'domain may be for sale',
    'buy this domain',
    'this domain is parked',
    'parked free',
  ],
  ...[
    'domain has expired',
    'domain name is for sale',
    'make an offer on this domain',
    'is registered and parked',
  ],
];
const PARKING_HOSTS =
  /\b(sedoparking|parkingcrew|bodis|above|afternic|dan|hugedomains|parklogic|uniregistry|voodoo)\.(com|net)\b/i;

/** A sign that a name is only for sale: a sentence of its page, a host that it loads, or a name server. */
export function parkingSign(
  page: PageText,
  html: string,
  servers: readonly string[] = [],
): string | undefined {
  const said = ` ${[page.title?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [], page.words].flat().join(' ')} `;
  // A shop that writes of domains is no parked name: what is parked says little else.
  const sentence = page.words.length < 400 ? PARKING.find((words) => said.includes(` ${words} `)) : undefined;
  if (sentence) return `“${sentence}”`;
  return (
    servers.map((server) => PARKING_HOSTS.exec(server)?.[0]).find(Boolean) ??
    (page.words.length < 100 ? PARKING_HOSTS.exec(html.slice(0, 200_000))?.[0] : undefined)
  );
}

/** With fewer words a page says nothing: two empty pages are not alike, they are empty. */
const MIN_WORDS = 20;
const TOGETHER = 3;

/** 0..1: how much of what two pages say, three words at a time, they both say; undefined where either says too little. */
export function pageLikeness(one: PageText, other: PageText): number | undefined {
  if (one.words.length < MIN_WORDS || other.words.length < MIN_WORDS) return undefined;
  const [a, b] = [phrasesOf(one.words), phrasesOf(other.words)];
  let both = 0;
  for (const phrase of a) if (b.has(phrase)) both += 1;
  return both / (a.size + b.size - both);
}

const phrasesOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(0, 1 - TOGETHER).map((_, at) => words.slice(at, at + TOGETHER).join(' ')));
