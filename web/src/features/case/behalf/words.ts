import type { Behalf } from '#domain/case/report-facts';

/** Who is impersonated, for whom it is reported, and what is asked of their own account. */
export const words = {
  title: 'Who is being impersonated?',
  me: 'I am',
  choose: 'Choose',
  other: {
    CHILD: 'My child',
    PARENT: 'My parent',
    BUSINESS: 'My business or brand',
    CLIENT: 'A client of mine',
    OTHER: 'Someone else I represent',
  } satisfies Record<Behalf['relation'], string>,
  /** What the person is to them, as the report says it. */
  as: {
    CHILD: 'their parent or guardian',
    PARENT: 'their child',
    CLIENT: 'their representative',
    OTHER: 'their representative',
  } satisfies Record<Exclude<Behalf['relation'], 'BUSINESS'>, string>,
  name: 'Their name, as on their account',
  businessName: 'Its name, as on its account',
  required: 'This field is required',
  save: 'Save',
  saving: 'Saving',
  unsaved: 'Save this first: until then, the text below doesn’t say so.',
  saved: 'Saved. The report says who it is for.',
  rule: (platform: string, rule: string | undefined, isChild: boolean) =>
    rule ??
    `We don’t know what ${platform} asks of someone who reports for another person. Have ${isChild ? 'proof ready that you’re their parent or guardian.' : 'their written consent ready, and proof of your relationship.'}`,
  sure: 'I compared both, and I may act for the person shown.',
  /** Before the case is there: what it was compared with. */
  compared: (account: string) => `${account} is their own account`,
  theirs: 'Link to their own account (optional)',
  ofBusiness: 'Link to its own account (optional)',
  hint: 'The real one. The report and the warning name it, not an account of yours.',
  /** The link to the copy again. */
  itself: 'That is the account that impersonates them. Give the link to their own, or leave this empty.',
} as const;
