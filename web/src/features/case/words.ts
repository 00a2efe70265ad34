import type { Evidence } from '#domain/case/case';
import type { Behalf, PlatformAnswer, ReportFact } from '#domain/case/report-facts';

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
      picture: 'A picture',
      link: 'The link',
      note: 'A note',
      screenshot: 'A screenshot',
    } satisfies Record<Evidence['kind'], string>,
    side: { yours: 'The picture of your account', theirs: 'The picture of this account' },
    noun: {
      finding: 'both profiles as a scan saw them',
      comparison: 'both profiles as I entered them',
      picture: 'a picture',
      link: 'the address',
      note: 'a note',
      screenshot: 'a screenshot',
    } satisfies Record<Evidence['kind'], string>,
    fromFriend: 'From a friend',
    everything: 'Everything that was kept',
    sideNoun: { yours: 'my picture', theirs: 'the picture it shows' },
  },
  kept: {
    title: 'Everything that was kept',
    back: 'Back to the case',
    lead: (name: string) =>
      `The case about ${name}: each picture and each fact as it was kept, with its time and size.`,
    fetched: 'Fetched from the platform',
    at: 'Kept',
    size: 'Size',
    bytes: (bytes: string) => `${bytes} bytes`,
    check:
      'The SHA-256 is a number computed from the whole file or text. If one byte changes, so does the number: anyone can compute it again and compare.',
  },
  facts: {
    title: 'What else does it do?',
    hint: 'What you tick goes into the report.',
    choice: {
      WRITES_TO_OTHERS: 'It writes to my friends',
      ASKS_FOR_MONEY: 'It asks for money',
      SHOWS_A_DOCUMENT: 'It shows a document of mine',
    } satisfies Record<ReportFact, string>,
    sentence: {
      WRITES_TO_OTHERS: { me: 'It writes to people I know.', them: 'It writes to people they know.' },
      ASKS_FOR_MONEY: { me: 'It asks for money.', them: 'It asks for money.' },
      SHOWS_A_DOCUMENT: {
        me: 'It shows an identity document of mine.',
        them: 'It shows an identity document of theirs.',
      },
    } satisfies Record<ReportFact, { me: string; them: string }>,
    advice: {
      WRITES_TO_OTHERS: 'Ask one of them for a screenshot of the message, and warn the others first.',
      ASKS_FOR_MONEY:
        'If anyone has paid, they should call their bank at once, then the police. Report the account as impersonation, not as spam or fraud: in another category platforms often find no violation.',
      SHOWS_A_DOCUMENT:
        'Ask the authority that issued it whether to replace it. Cover its number in every screenshot that you pass on.',
    } satisfies Record<ReportFact, string>,
  },
  behalf: {
    title: 'Who is being impersonated?',
    me: 'I am',
    other: {
      CHILD: 'My child',
      PARENT: 'My parent',
      CLIENT: 'A client of mine',
      OTHER: 'Someone else I represent',
    } satisfies Record<Behalf['relation'], string>,
    /** What the person is to them, as the report says it. */
    as: {
      CHILD: 'their parent or guardian',
      PARENT: 'their child',
      CLIENT: 'their representative',
      OTHER: 'their representative',
    } satisfies Record<Behalf['relation'], string>,
    name: 'Their name, as on their account',
    save: 'Save',
    saved: 'Saved. The report says for whom it is.',
    rule: (platform: string, rule: string | undefined) =>
      rule ??
      `We don’t know what ${platform} asks of someone who reports for another person. Have their written consent ready, and proof of your relationship.`,
    sure: 'I compared both, and I may act for the person shown.',
  },
  answer: {
    intro: (platform: string) =>
      `What ${platform} wrote back, word for word if you can. Anyone who reviews a refusal will ask for it.`,
    legend: 'Their answer',
    choice: {
      REMOVED: 'They removed it',
      REFUSED: 'They refused',
      ASKED_FOR_MORE: 'They asked for more',
    } satisfies Record<PlatformAnswer['answer'], string>,
    on: 'Date of the answer',
    text: 'What they wrote',
    screenshot: 'A screenshot of the answer',
    save: 'Save the answer',
    saved: 'Answer saved.',
    evidence: (platform: string, answer: string) => `Answer of ${platform}: ${answer}`,
    next: {
      REMOVED: 'Check that it is gone, then close the case below.',
      REFUSED: 'You can have a refusal reviewed:',
      ASKED_FOR_MORE: 'Send it in the same conversation, and check again in a few days.',
    } satisfies Record<PlatformAnswer['answer'], string>,
    future: 'This day is in the future.',
  },
} as const;
