const existing = (found: number) =>
  found === 0 ? 'none exists' : found === 1 ? '1 exists' : `${found} exist`;

/** What is said of look-alike domains: which exist, what they do, and what is decided about them. */
export const words = {
  list: 'Look-alike domains that exist',
  loading: 'Loading the look-alike domains',
  waiting: 'The next check starts soon.',
  first: 'The first check starts soon. Then we check every day.',
  planned: (when: string) => `The first check is planned for ${when}. Then we check every day.`,
  running: (names: number) =>
    names === 0
      ? 'Checking which look-alikes exist.'
      : `Checking which look-alikes exist: ${names === 1 ? '1 name' : `${names.toLocaleString('en')} names`} so far.`,
  failed: 'We couldn’t check the look-alike domains',
  failedWhy: (why: string) => `${why}. Nothing here has changed; we try again within a day.`,
  /** One sentence: of what nobody answered nothing is said. */
  done: (at: string, names: number, found: number, silent: number) => {
    const exist = existing(found);
    const begin = `Checked ${at}: `;
    if (silent === 0) return `${begin}${names.toLocaleString('en')} names, ${exist}.`;
    const answered = `${(names - silent).toLocaleString('en')} of ${names.toLocaleString('en')} names answered`;
    return `${begin}${answered}, ${exist}. We’ll ask for the other ${silent === 1 ? 'one' : silent.toLocaleString('en')} at the next check.`;
  },
  /** While the next check is on its way. */
  last: (at: string, found: number) => `Last checked ${at}: ${existing(found)}.`,
  /** Behind it: what was added by hand after it, and isn't counted. */
  since: (added: number) => `${added === 1 ? '1 was' : `${added} were`} added by hand since then.`,
  /** The same of what the checks didn't find to exist by then. */
  foundSince: (found: number) => `${found === 1 ? '1 more was' : `${found} more were`} found since then.`,
  /** And what it found to exist and was taken off the list after it. */
  removedSince: (removed: number) =>
    `${removed === 1 ? '1 of them has' : `${removed} of them have`} been removed from the list since then.`,
  more: (more: number) =>
    more === 1
      ? '1 more isn’t shown: it’s gone, already decided, or the least similar.'
      : `${more.toLocaleString('en')} more aren’t shown: they’re gone, already decided, or the least similar.`,
  again: 'Check now',
  started: 'The check starts soon. You can leave this page.',
  exists: (since: string) => `Exists, first seen ${since}`,
  found: { certificate: 'from a certificate', list: 'from a list', permutation: '', given: 'added by hand' },
  gone: 'No longer exists',
  unknown: 'Not in the DNS',
  checking: 'Being checked',
  unanswered: 'Couldn’t be checked yet',
  facts: {
    alike: 'Page like yours',
    home: 'Leads to your website',
    parked: 'Parked',
    page: 'Has a website',
    leads: 'Leads to a server',
    mail: 'Receives email',
  },
  seenOn: (fact: string, day: string) => `${fact}, seen on ${day}`,
  stale: (when: string) => `last answer ${when}`,
  seen: 'Seen',
  ours: 'It’s ours',
  undo: 'Undo',
  marks: { seen: 'Seen', ours: 'Yours' },
  marked: (count: number) => `Marked as yours or seen (${count})`,
  saidOurs: (domain: string) => `${domain} and its subdomains count as yours.`,
  /**
   * `facts`: what it does already, and need not be told again. `isTold`: whether anything is told of it; `moves`: that it goes and is back;
   * `absent`: it never was in the DNS.
   */
  saidSeen: (
    domain: string,
    facts: readonly string[],
    { isTold, moves, absent }: { isTold: boolean; moves: boolean; absent: boolean },
  ) => {
    const later = [
      ...(isTold && absent ? ['leads to a server'] : []),
      ...(!isTold || facts.includes('mail') ? [] : ['starts to receive email']),
      ...(!isTold || facts.includes('alike') ? [] : ['looks like your page']),
      ...(moves ? ['disappears', 'comes back'] : []),
    ];
    const either = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(later);
    return `${domain} is marked as seen.${either ? ` Whoever gets your business’s alerts will still hear if it ${either}.` : ''}`;
  },
  saidMarked: (domain: string) => `${domain} is marked again.`,
  saidUndone: (domain: string) => `${domain} is back on the list.`,
  report: 'Registrar, host and report',
  registrar: 'Registrar',
  registered: 'Registered',
  host: 'Host',
  notAsked: 'We couldn’t ask its registry. We’ll try again with the next check.',
  noRegistrar: 'Its registry told us nothing about it.',
  letter: 'A text for its registrar and host. It says what we saw and accuses nobody.',
  copy: 'Copy the text',
  give: {
    open: 'Add a domain you know',
    field: 'Domain',
    hint: 'One that you think imitates you, or the link you were sent. It can have any name. We check it now, and then every day.',
    send: 'Add',
    sending: 'Adding',
    added: (domain: string) => `${domain} is on the list. We’re checking it.`,
    known: (domain: string) => `${domain} is already on the list.`,
    account: (platform: string) =>
      `This is an account on ${platform}. You can give it to us under “Copies of your accounts”.`,
    service: (site: string) =>
      `Many people have a page at ${site}, so we can’t watch it for you. Report the page to ${site} itself.`,
    short: 'This short link doesn’t say where it leads. Open it, and enter the address that you arrive at.',
    remove: 'Remove',
    removed: (domain: string) => `${domain} is off the list. If our own checks find it, it comes back.`,
  },
  typical: 'Examples of look-alikes',
} as const;
