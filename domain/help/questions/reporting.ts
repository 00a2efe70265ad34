import type { HelpQuestion } from '../help-question.ts';
import { sources } from '../sources.ts';

/** What comes up while the report is filed. */
export const reporting: readonly HelpQuestion[] = [
  {
    slug: 'which-reason',
    title: 'Which reason do I choose: fraud, spam or impersonation?',
    short:
      'Impersonation. Under any other reason the platform looks for something else and often finds no violation.',
    answer: [
      'A report goes to people who check for one thing. Someone who gets a report of spam looks for spam, finds none, and answers “no violation”.',
      'File it from the account that was copied, if you have one there: the platform then has both accounts in front of it.',
    ],
    sources: [sources.reasons],
  },
  {
    slug: 'where-is-the-form',
    title: 'Where is the official form?',
    short:
      'Most platforms have one, some have only a button on the profile, and of a few we know none. All the ones we know are on one list.',
    answer: ['Open the page of the platform: it says what the form asks for and who may file it.'],
    sources: [sources.archive],
    shows: 'forms',
  },
  {
    slug: 'no-account-there',
    title: 'I don’t have an account on that platform. Can I still report it?',
    short:
      'On Facebook, X, Snapchat, Reddit, Discord and Spotify you can: each has a way that needs no account.',
    answer: [
      'Facebook and Reddit have a second form for people without an account; Facebook’s asks for a picture of an identity document. X, Snapchat and Spotify have one form for everyone. Discord takes reports from people who don’t use it.',
      'Elsewhere, look at the page of the platform: where it has a form that doesn’t ask for an account, use that. Where it has none, ask someone you know who has an account there to use “Report” on the profile.',
    ],
    sources: [sources.twoForms, sources.smyth, sources.archive, sources.discord, sources.spotify],
  },
  {
    slug: 'identity-document',
    title: 'The platform asks for a picture of my identity document. Should I send one?',
    short:
      'Only in the platform’s own form, reached from its own address, and only where it asks; never to us or by email.',
    answer: [
      'Instagram asks for a color picture that shows your full name and your face, Facebook for one from people without an account, and TikTok’s form for the US as well. We don’t know of any others that ask for one.',
      'Open the form from [its page here](/copied) or from the platform’s own help, not from a message that someone sent you. Some people decline, and report from their own account instead, where that is possible.',
      'We never ask for an identity document.',
    ],
    sources: [sources.slettmeg, sources.smyth, sources.tiktok],
  },
  {
    slug: 'for-someone-else',
    title: 'Can I report it for someone else?',
    short:
      'It depends on the platform: some take reports from anyone, some only from the person or a parent.',
    answer: [
      'If we know the rule, it’s below. If we don’t, have the person’s written consent ready, and proof of your relationship.',
    ],
    sources: [sources.slettmeg, sources.snapchat, sources.discord, sources.tiktok],
    shows: 'who may report',
  },
  {
    slug: 'do-they-learn-it',
    title: 'Will the other side learn that I reported them?',
    short:
      'Of the platforms we know it of, one passes on who reported: Instagram, for a trademark or copyright.',
    answer: [
      'What we know is below. We don’t know what the other platforms show, so give only what their form asks for.',
    ],
    sources: [
      '[LinkedIn Help](https://www.linkedin.com/help/linkedin/answer/37822) (copy of 25 February 2024)',
      sources.trademark,
      sources.spotify,
    ],
    shows: 'what the other side sees',
  },
  {
    slug: 'how-long',
    title: 'How long does it take?',
    short:
      'People report 2 to 10 days; we know of no platform that promises a time. After a week of silence, take the next step.',
    answer: [
      'No platform states a time for impersonation that we could verify. Write down the day you filed the report.',
      'In the United Kingdom, Report Harmful Content takes a case after a week without an answer. In India, the IT Rules give a platform 24 hours; such times were shortened in February 2026, so check what applies now.',
    ],
    sources: [sources.afterRefusal, sources.india],
  },
];
