import type { Evidence } from '#domain/case/case';

/** What the pages about a case say. */
export const words = {
  compared: {
    title: 'Both accounts',
    bySearch: (at: string) => `As our scan saw them on ${at}.`,
    byPerson: (at: string) => `As you entered them on ${at}.`,
    why: 'Why',
    noPicture: 'Not kept',
    picture: { yours: 'Your picture', theirs: 'The picture of this account' },
    finding: 'See the finding',
  },
  evidence: {
    kind: {
      finding: 'What our scan saw',
      comparison: 'Your comparison',
      link: 'The link',
      note: 'A note',
      screenshot: 'A screenshot',
    } satisfies Record<Evidence['kind'], string>,
    side: { yours: 'The picture of your account', theirs: 'The picture of this account' },
    noun: {
      finding: 'both profiles as a scan saw them',
      comparison: 'both profiles as I entered them',
      link: 'the address',
      note: 'a note',
      screenshot: 'a screenshot',
    } satisfies Record<Evidence['kind'], string>,
    sideNoun: { yours: 'my picture', theirs: 'the picture it shows' },
  },
} as const;
