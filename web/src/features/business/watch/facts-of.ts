import type { ShownDomain } from '#domain/contract/business-domains';
import { isAlike, resolves } from '#domain/domain-watch/domain-alert';
import { takesMail } from '#domain/domain-watch/domain-facts';
import { hour } from '#domain/durations';
import { words } from './words.ts';

export type Fact = 'alike' | 'home' | 'parked' | 'page' | 'leads' | 'mail';

/** What a name does, in the order in which it matters; one word for its page, and one for its mail. */
export function factsOf(name: ShownDomain): Fact[] {
  if (name.existence !== 'exists') return [];
  const web = webOf(name);
  return [...(web ? [web] : []), ...(takesMail(name) ? ['mail' as const] : [])];
}

function webOf(name: ShownDomain): Fact | undefined {
  const page = name.page?.kind === 'page' ? name.page : undefined;
  if (page?.leadsToProtected) return 'home';
  if (isAlike(name)) return 'alike';
  if (page?.parked) return 'parked';
  if (page && page.status < 400) return 'page';
  return resolves(name) ? 'leads' : undefined;
}

/** In words; of a page that didn't answer the last look, also when it was seen. `dayOf`: a moment as its reader tells days. */
export function factWords(fact: Fact, { page, lastLooked }: ShownDomain, dayOf: (iso: string) => string) {
  const said = words.facts[fact];
  if (page?.kind !== 'page' || fact === 'leads' || fact === 'mail') return said;
  // A page is read moments before its look is kept.
  const isOfLastLook = !(Date.parse(lastLooked ?? '') - Date.parse(page.seenAt) > hour);
  return isOfLastLook ? said : words.seenOn(said, dayOf(page.seenAt));
}
