/** What the proof of a domain says. */
export const words = {
  title: 'Prove that you run this domain',
  lead: 'Add this TXT record where your domain’s DNS is managed. It changes nothing about your website or email.',
  type: 'Type',
  name: 'Name',
  value: 'Value',
  copyName: 'Copy name',
  copyValue: 'Copy value',
  nameHint: (domain: string) =>
    `Some providers add ${domain} by themselves: there the name is just _countersign. If yours offers no such name, add the value at the domain itself.`,
  check: 'Check now',
  checking: 'Checking',
  loading: 'Loading the proof of the domain',
  proven: (since: string, seen: string) =>
    `Proven since ${since}. We last saw the record on ${seen}. We check it again about once a week.`,
  keep: 'Leave the record in place: without it the domain is unproven again.',
  open: 'Not proven yet',
  lost: 'No longer proven',
  gone: (seen: string, lost: string) =>
    `${seen === lost ? `We saw the record on ${seen}, and later that day` : `We last saw the record on ${seen}, and on ${lost}`} it was gone. Until it’s back, a public page under this domain stays closed, we don’t search for the name that it proves, and reports don’t say that you run it.`,
  putBack:
    'Put this TXT record back where your domain’s DNS is managed, then check again. It may have been lost when the domain moved to another provider.',
  stillGone:
    'We don’t see the record. If you have just put it back, it can take an hour to show, sometimes a day.',
  said: {
    PROVEN: 'The record is there. The domain is proven.',
    MISSING: 'We don’t see the record yet. New records can take an hour to show, sometimes a day.',
    OTHER:
      'There is a record, but its value isn’t the one above. Copy the value again, and replace the one that’s there. If you have just done so, the DNS may show the old one for an hour, sometimes a day.',
    NO_DOMAIN:
      'There’s no domain by this name in the DNS. Check how it’s spelled above. One that was registered just now can take a day to show.',
    UNREACHABLE: 'No name server answered just now. Nothing has changed; please try again in a few minutes.',
  },
} as const;
