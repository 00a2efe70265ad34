import type { Existence } from '#domain/domain-watch/domain-facts';

/** What the table of evidence says. */
export const words = {
  title: 'Evidence as a file',
  lead: (more: number) =>
    `Look-alike domains and accounts, cases and shared findings in one table.${more > 0 ? ` ${more === 1 ? '1 more look-alike domain isn’t' : `${more} more look-alike domains aren’t`} in it.` : ''}`,
  download: 'Download as CSV',
  file: (domain: string | null, day: string) => `look-alikes-${domain ? `of-${domain}-` : ''}${day}.csv`,
  columns: [
    ...['What', 'Name', 'Where or for whom', 'State', 'What it does or how alike', 'Likeness (0–100)'],
    ...['Marked as', 'First seen (UTC)', 'Last checked (UTC)', 'Registrar', 'Registered (UTC)'],
    ...['Registrar’s abuse contact', 'Host’s abuse contact', 'Shared by'],
  ],
  more: (count: number) =>
    count === 1
      ? '1 more look-alike domain is not in this file'
      : `${count} more look-alike domains are not in this file`,
  domain: 'Look-alike domain',
  givenLookalike: 'Look-alike domain, added by hand',
  /** Of a domain whose name is not like theirs: what they say of it. */
  givenDomain: 'Domain, added by hand',
  saidOf: (brand: string) => `Added as one that may imitate ${brand}`,
  copy: 'Look-alike account',
  storedCopy: 'Look-alike account, found in a web search',
  givenCopy: (day: string) => `Look-alike account, given by a member on ${day}`,
  case: 'Case',
  account: 'Shared finding',
  passesFor: (brand: string) => `Like ${brand}`,
  existence: {
    exists: 'Exists',
    'does not exist': 'Gone',
    'could not look': 'Not checked',
  } satisfies Record<Existence, string>,
  never: 'Not in the DNS',
  noAccount: (state: string, day: string) => `${state}; on ${day} the platform had no account by this name`,
  withCase: (state: string, ofCase: string) => `${state}; case: ${ofCase}`,
} as const;
