/** What a case about a domain says in another way than one about an account. */
export const words = {
  yours: 'Yours',
  theirs: 'The other domain',
  evidence:
    'What our checks saw is kept below. If its page shows anything, add a screenshot while it is still there: open it in a private window, and enter nothing. Each piece is kept with the time and its SHA-256, a number that changes if anything in it changes.',
  usual:
    'Registrars and hosts usually answer within a week. We check the domain every day, and whoever gets your business’s alerts hears when it’s gone. We can also remind you.',
  usualUnwatched:
    'Registrars and hosts usually answer within a week. This domain is no longer on your list of look-alikes, so we don’t check it any more. We can remind you.',
  money:
    'Anyone who has paid should call their bank right away, then the police. If a form asks what it is about, report it as phishing: registrars and hosts have to look into that.',
  sure: 'I looked at what was seen, and I report for this business.',
  letter: 'Text for its registrar and host',
  locked: 'Check the box above, and the text appears here.',
  copy: 'Copy the text',
  text: 'Report text',
  contacts: 'Where to send it',
  registrar: 'Registrar',
  host: 'Host',
  unknown: 'Its registry names no address for reports. Look for “abuse” on its website.',
  notAsked: 'We couldn’t ask its registry. Look the domain up at lookup.icann.org.',
  noRegistrar: 'Its registry told us nothing about it. Look the domain up at lookup.icann.org.',
  noHost: 'We don’t know who hosts it.',
  advice:
    'Send it to each of them you can reach: the registrar can suspend the name, the host can take the page down. Add the screenshot, or the evidence pack from the end of this page.',
  recourse:
    'If you hold a trademark, you can claim the domain itself: for .com, .net, .org and many other endings, by a complaint under the UDRP, which costs a fee; country endings have their own procedures. Registrars accredited by ICANN have to look into reports of phishing.',
  gone: (day: string) =>
    `Since ${day}, our checks no longer find this domain in the DNS. Check, then close the case. If it comes back, whoever gets your business’s alerts will hear from us.`,
  goneUnwatched: (day: string) =>
    `On ${day}, our checks no longer found this domain in the DNS. It’s no longer on your list of look-alikes, so we don’t check it any more. Look it up yourself, then close the case.`,
  seenAgain: (day: string) =>
    `On ${day}, our checks found this domain in the DNS again, after you closed the case as gone. If it still imitates you, reopen the case.`,
  /** Of one that was opened again. */
  foundAgain: (day: string) =>
    `On ${day}, our checks found this domain in the DNS again, after the case had been closed as gone.`,
  bodies: [
    { name: 'WIPO: domain name disputes', url: 'https://www.wipo.int/amc/en/domains/' },
    { name: 'ICANN: complaint about a registrar', url: 'https://www.icann.org/compliance/complaint' },
  ],
  /** The business went to another domain than the one that is resembled. Beside which text it is said. */
  left: {
    report: (brand: string, now: string) =>
      `The domain of this business is ${now} now, no longer ${brand}. Check what the text says about it before you send it.`,
    tell: (brand: string, now: string) =>
      `The domain of this business is ${now} now, no longer ${brand}, so the warning sends people to ${now}.`,
  },
  calledOurs: (domain: string) =>
    `${domain} is marked as yours on your list of look-alikes. If it is, close this case: it wasn’t a copy. If it isn’t, undo that on the list.`,
  tell: 'Tell your customers, where they usually hear from you.',
  seen: {
    title: 'What was seen',
    at: (moment: string) => `As our checks saw it on ${moment}.`,
    follows: 'This follows our daily checks; what they saw before stays in the evidence.',
    /** Of a closed case. */
    stays: 'The case is closed. If you reopen it, what our checks have seen by then is added.',
    likeness: (points: number, brand: string) => `Its name resembles ${brand}: ${points} of 100.`,
    imitates: (brand: string) =>
      `Your business added it as one that may imitate ${brand}; the names themselves differ.`,
    given: (day: string) => `Added by your business on ${day}.`,
    certificate: (day: string) => `A certificate was issued for it: read in a public log on ${day}.`,
  },
} as const;
