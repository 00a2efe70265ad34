import { asSeen, inFull } from '../engine/web/as-seen.ts';
import { observations } from '../domain-watch/observations.ts';
import { resembles } from '../domain-watch/name/resembles.ts';
import { siteDiff } from '../engine/web/site-diff.ts';
import type { DomainSeen } from './domain-seen.ts';

/**
 * What was seen of a domain as a text that a person can read and a computer can hash: the same is always the same text. It is what a
 * case keeps, and a file of the evidence pack.
 */
export function domainText(seen: DomainSeen): string {
  const { domain, brand, at, score, foundBy, foundAt, records } = seen;
  const { steps } = siteDiff(asSeen(brand), asSeen(domain));
  const isAlike = resembles(seen);
  // Of two names that aren't alike all letters differ.
  const differences = isAlike ? steps.flatMap(({ words }) => (words ? [`- ${words}`] : [])) : [];
  const dns = Object.entries(records).flatMap(([type, values]) => values.map((value) => `${type} ${value}`));
  return [
    `As our checks saw ${inFull(domain)} on ${at}`,
    isAlike
      ? `It resembles ${inFull(brand)}: ${score} of 100`
      : `Added by the business as one that may imitate ${inFull(brand)}; the names alone: ${score} of 100`,
    HOW[foundBy](foundAt),
    ...part('The names, letter by letter', differences),
    ...part(
      'What was seen',
      observations(seen, brand).map((line) => `- ${line}`),
    ),
    ...part('Records of the DNS', dns.length > 0 ? dns : ['None']),
    '',
  ].join('\n');
}

const HOW: Record<DomainSeen['foundBy'], (at: string) => string> = {
  permutation: (at) =>
    `One of the look-alikes that are checked, first found by the check that began on ${at}`,
  certificate: (at) => `A certificate was issued for it: read in a public certificate log on ${at}`,
  given: (at) => `Given by people of the business on ${at}`,
  list: (at) => `From a list that was given to us on ${at}`,
};

const part = (title: string, lines: string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);
