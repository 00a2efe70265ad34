/** What the business pages say about cases of the business. */
export const words = {
  title: 'Cases',
  lead: 'Accounts and domains that copy your business: what was kept, what you did about it, and how it ended. Cases belong to the business; its admins and managers see them.',
  open: 'Open cases',
  noneOpen: 'No open cases.',
  all: 'All cases',
  loading: 'Loading the cases',
  none: {
    title: 'No cases',
    words:
      'A case keeps the evidence, guides you through the report and reminds you to check again. Open one from an account or a domain that looks like yours.',
    find: 'See what was found',
    known: 'Know of a copy that we didn’t find?',
    give: 'Give it to us',
    then: 'on the business page, and open its case there.',
    own: 'A case of your own can be moved here: open it under',
    cases: 'your cases',
  },
  keep: 'Save as a case',
  /** Where there was one before. */
  keepNew: 'Save as a new case',
  keeping: 'Saving the case',
  see: 'See the case',
  closed: (ending: string) => `Case closed: ${ending.charAt(0).toLowerCase()}${ending.slice(1)}`,
  standing: {
    domain: (domain: string, since: string, seen: string) =>
      `We run ${domain}, as a DNS record has shown since ${since} (last seen on ${seen}).`,
    account: (platform: string, url: string, since: string) =>
      `Our ${platform} account, proven by us since ${since}: ${url}`,
  },
  proven: (domain: string, since: string, seen: string) =>
    `${domain}, shown by a DNS record since ${since}, last seen on ${seen}`,
} as const;
