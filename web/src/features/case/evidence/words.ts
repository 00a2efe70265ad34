import type { Evidence } from '#domain/case/case';

/** What the evidence of a case says: each piece, how to add one, and the page of everything that was kept. */
export const words = {
  list: 'Evidence',
  keptAt: (moment: string) => `Kept on ${moment}`,
  kind: {
    finding: 'What our scan saw',
    comparison: 'Your comparison',
    picture: 'A picture',
    link: 'The link',
    note: 'A note',
    screenshot: 'A screenshot',
  } satisfies Record<Evidence['kind'], string>,
  ofChecks: 'What our checks saw',
  /** Of an account that no address opens. */
  handle: {
    title: 'The handle, as entered',
    byMe: 'the handle as I entered it',
    byUs: 'the handle as we entered it',
  },
  asOneOfYou: 'As one of you entered it:',
  uploaded: 'Your picture, as uploaded to Countersign',
  side: {
    yours: 'The picture of your account',
    /** Of somebody else who is impersonated. */
    represented: 'The picture of their own account',
    theirs: 'The picture of this account',
  },
  /** In place of those of a scan, where a search engine showed what it had stored. */
  bySearchEngine: {
    finding: 'What a search engine showed',
    picture: 'The picture a search engine showed for this account',
    nouns: {
      finding: 'both profiles, the other one as a search engine had stored it',
      picture: 'the picture a search engine showed for it',
    },
  },
  noun: {
    finding: 'both profiles as a scan saw them',
    comparison: 'both profiles as I entered them',
    picture: 'a picture',
    link: 'the address',
    note: 'a note',
    screenshot: 'a screenshot',
  } satisfies Record<Evidence['kind'], string>,
  weEntered: 'both profiles as we entered them',
  /** Our own is as it was listed. */
  besideListed: 'both profiles, the other one as a scan saw it',
  /** Our own is as a scan read it, or as it was listed. */
  given: {
    title: 'Both accounts, the other one as entered by hand',
    byMe: 'both profiles, the other one as I entered it',
    byUs: 'both profiles, the other one as we entered it',
  },
  /** Of a business, where the name of its proven domain was compared, and no account of theirs. */
  besideDomain: {
    given: 'The other account, as entered by hand',
    nouns: {
      given: 'the other account as we entered it',
      bySearch: 'the other account as a scan saw it',
      bySearchEngine: 'the other account as a search engine had stored it',
    },
  },
  /** Of whoever is impersonated, no account was compared. */
  besideElse: {
    given: 'the other account as I entered it, compared with a different account',
    givenByUs: 'the other account as we entered it, compared with a different account',
    bySearch: 'the other account as a scan saw it, compared with a different account',
    bySearchEngine: 'the other account as a search engine had stored it, compared with a different account',
  },
  renamed: 'its new handle, as a scan saw it',
  /** Of a domain. */
  record: 'the record of what was seen',
  sideNoun: {
    yours: 'my picture',
    ours: 'our picture',
    represented: 'their picture',
    theirs: 'the picture it shows',
  },
  report: 'Kept as evidence, each with its SHA-256:',
  fromFriend: 'From a friend',
  everything: 'Everything that was kept',
  madeFrom: (sha256: string) =>
    `Saved as a JPEG without metadata, scaled down if the file was large, from a file with SHA-256 ${sha256}. Keep that file too.`,
  madeFromFriends: (sha256: string) =>
    `Saved as a JPEG without metadata, scaled down if the file was large, from a file with SHA-256 ${sha256}. Ask your friend to keep that file.`,
  removal: {
    remove: 'Remove',
    removed: 'Removed from the case and its evidence pack.',
    /** Below the list. */
    waiting: (count: number) =>
      count === 1
        ? 'One piece was removed. It’s deleted for good with the case.'
        : `${count} pieces were removed. They’re deleted for good with the case.`,
  },
  hash: { name: 'SHA-256', copy: 'Copy', copyOf: (piece: string) => ` the SHA-256 of ${piece}` },
  picture: {
    title: (handle: string) => `Screenshot of ${handle}`,
    /** A note may end as a sentence does. */
    large: (picture: string) =>
      `${picture}${/[\p{Sentence_Terminal}…]\p{Quotation_Mark}*$/u.test(picture) ? '' : '.'} Show it large`,
    failed: 'We couldn’t load the picture. ',
    again: 'Try again',
    loading: 'Loading the picture',
  },
  compare: { button: 'Compare the profile picture in it with yours', file: 'The screenshot in your case' },
  add: {
    label: 'Add evidence',
    full: (most: number) => `This case holds ${most} pieces of evidence, which is all it can hold.`,
    screenshot: 'A screenshot',
    words: 'What it shows, or a note',
    nothing: 'Choose a picture or write something.',
    kept: 'What you added is still here.',
    save: 'Save as evidence',
    saving: 'Saving',
    saved: 'Saved, with the time and its SHA-256.',
    there: 'You’ve already kept this picture. To keep it again, add a note.',
  },
  kept: {
    title: 'Everything that was kept',
    back: 'Back to the case',
    lead: (name: string) =>
      `The case about ${name}: each picture and each fact as it was kept, with its time and size.`,
    fetched: 'Fetched from the platform',
    fetchedFromEngine: 'Fetched from the search engine',
    at: 'Kept',
    size: 'Size',
    bytes: (bytes: string) => `${bytes} bytes`,
    check:
      'The SHA-256 is a number computed from the whole file or text. If one byte changes, so does the number, so anyone can compute it again and compare.',
  },
} as const;
