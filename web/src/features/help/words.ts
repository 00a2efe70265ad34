import { brand } from '#domain/brand';
import type { HelpQuestion } from '#domain/help/help-question';
import type { Platform } from '#domain/platform/platform';
import type { PlatformRow } from '#domain/platform/platform-table';

type Searchable = Exclude<PlatformRow['search'], 'not possible'>;
type HowWeSearch = (platform: string, only?: string) => string;

/** What the pages say that lead somebody who was copied through a platform's own report, in the order in which it is read. */
export const words = {
  index: {
    title: 'Someone copied me',
    lead: 'Where did it happen? Each page has the platform’s own form, what it asks for, who may file it, and who looks at it again after a refusal.',
    which: 'Choose the platform',
    columns: { platform: 'Platform', where: 'Where it takes a report', asks: 'What it asks for' },
    form: 'A form',
    forms: 'Two forms',
    depends: (question: string) => `It depends: ${question[0]!.toLowerCase()}${question.slice(1)}`,
    onProfile: '“Report” on the profile',
    unknown: 'No form that we know of',
    elsewhere: 'It isn’t on this list',
    unlisted:
      'We know the forms of these platforms only. Use “Report” on the profile, as impersonation, and keep a screenshot with its address first.',
    /** The platform that people miss most, and whose profiles aren’t where it takes reports. */
    telegram: ['Telegram takes reports in a chat and by email: ', 'see where', '.'],
    questions: 'Other questions',
    help: ['The ', 'help pages', ' answer what people ask after that: a refusal, a block, a child, money.'],
  },
  page: {
    title: (platform: string) => `Someone copied me on ${platform}`,
    lead: (platform: string) =>
      `What ${platform} asks for, who may file the report, and who looks at it again if it refuses.`,
    first: {
      title: 'Before you report',
      steps: [
        'Take a screenshot of the profile while it is still there, with its address visible. Ask a friend for one if it has blocked you.',
        'Copy the link to the profile, and the link to your own.',
        'Warn your followers from your own account: the copy may already be writing to them.',
      ],
      /** Where a profile is no page: it has no address, and what can be kept of it is other things. */
      own: {
        WHATSAPP: [
          'Write down the full phone number with its country code, and the name it shows.',
          'Take screenshots of its profile and of the chat. If it hasn’t written to you, ask someone it wrote to for theirs.',
          'Warn the people in your contacts from your own number: the copy may already be writing to them.',
        ],
      } as Partial<Record<Platform, readonly string[]>>,
      prepare: 'Prepare my report',
      free: 'Two minutes, no account. Nothing you enter leaves your browser.',
    },
    form: {
      title: 'The official form',
      open: (platform: string) => `Open ${platform}’s form`,
      onProfile: 'There is no form to open: it is on the profile itself.',
      unsure: 'No public source lists everything this form asks for, so it may ask for more.',
    },
    who: {
      title: 'Who may file it',
      me: 'The person who is copied may always report it.',
      unknown: (platform: string) =>
        `We don’t know what ${platform} asks of someone who reports for another person. Have their written consent ready, and proof of your relationship.`,
    },
    seen: { title: 'What the other side sees' },
    time: {
      title: 'How long it takes',
      words: (platform: string) =>
        `People report 2 to 10 days. We know of no time that ${platform} promises, and couldn’t verify this one. If there is no answer after a week, treat it as a refusal.`,
    },
    refused: {
      title: (platform: string) => `If ${platform} refuses`,
      source: 'Sources: ',
      lead: 'Keep the answer: anyone who reviews it will ask to see it. Who that is depends on where you live.',
      none: (platform: string) =>
        `We don’t know of a certified body that takes ${platform}. The European Commission lists them all: `,
      list: {
        name: 'certified dispute bodies',
        url: 'https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement',
      },
    },
    search: {
      title: (platform: string) => `How we search ${platform}`,
      never: (platform: string) =>
        `${platform} can’t be searched, by us or by anyone we know of. Give us what you have of the account, and we’ll compare it.`,
      /** Where this stage searches it. */
      here: {
        'official API': (platform, only) =>
          only
            ? `${platform} lets us look up ${only}, and no others. We keep searching those for copies of your account there, and tell you when we find one. Give us a link to any other account, and we’ll compare it.`
            : `${platform} lets us look up accounts, so we keep searching it for copies of your account there, and tell you when we find one.`,
        'web search': (platform) =>
          `${platform} offers no search that we may use. We see what a search engine holds of it, and whatever link you give us.`,
      } satisfies Record<Searchable, HowWeSearch>,
      /** As long as it isn’t known whether it does, and without JavaScript. */
      perhaps: {
        'official API': (platform, only) =>
          only
            ? `${platform} lets ${only} be looked up, and no others. Where we’re connected to it, we keep searching those for copies of your account there, and tell you when we find one. Give us a link to any other account, and we’ll compare it.`
            : `${platform} lets accounts be looked up. Where we’re connected to it, we keep searching it for copies of your account there, and tell you when we find one.`,
        'web search': (platform) =>
          `${platform} offers no search that we may use. Where we’re connected to a search engine, we see what it holds of it, and we compare whatever link you give us.`,
      } satisfies Record<Searchable, HowWeSearch>,
      /** Where it doesn’t. */
      notYet: {
        'official API': (platform, only) =>
          `${platform} lets ${only ?? 'accounts'} be looked up${only ? ', and no others, and' : ', but'} we aren’t connected to it yet. Give us a link to an account, and we’ll compare it.`,
        'web search': (platform) =>
          `${platform} offers no search that we may use, and we aren’t connected to a search engine yet. Give us a link to an account, and we’ll compare it.`,
      } satisfies Record<Searchable, HowWeSearch>,
      watch: 'Watch my accounts',
      watchOthers: 'Watch my accounts on other platforms',
    },
    source: {
      title: 'Sources',
      readOn: (day: string) =>
        `Read on ${day}, as stored copies. We haven’t filled in the form ourselves, and platforms change them.`,
      wrong: ['Has something changed? ', 'Tell us', '.'],
    },
    others: 'Other platforms',
    all: 'All platforms',
  },
  help: {
    title: 'Help',
    lead: 'What people ask when someone pretends to be them, and about their own account here. Answers about platforms and laws name their source. No account needed.',
    questions: 'Questions',
    /** Below them, what isn’t about a copy. */
    groups: { account: `Your ${brand} account`, business: 'Your business account' },
    search: {
      title: 'Find an answer',
      text: 'What happened?',
      platform: 'Where?',
      any: 'Any platform',
      country: 'Where do you live?',
      anywhere: 'Any country',
      found: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
      /** Where none holds any word that was typed: what people do then, with the link in the middle. */
      nothing: ['No question has any of these words. Try others, or ', 'write to us', '.'],
      /** Below it. */
      begin: 'Or begin with one of these:',
      noScript: 'Without JavaScript, the list below is complete; your browser can search it.',
    },
    answer: {
      title: 'Answer',
      shows: {
        reviews: 'Where you live',
        'who may report': 'What we know of each platform',
        'what the other side sees': 'What we know of each platform',
        forms: 'All platforms',
      } satisfies Record<NonNullable<HelpQuestion['shows']>, string>,
      readOn: (day: string) => `Read on ${day}, as stored copies; rules change.`,
      elsewhere: 'Elsewhere',
      more: 'Other questions',
      all: 'All questions',
    },
  },
} as const;
