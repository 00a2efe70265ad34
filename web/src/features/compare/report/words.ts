import type { Platform } from '#domain/platform/platform';

const IMITATED = { me: 'you', them: 'the person you report for', us: 'your business' };

/** Around the text of a report: the box to check, the text, where it goes, a warning to post, and the file. */
export const words = {
  letter: {
    sure: 'I compared both, and I am the person shown.',
    sureOfBusiness: 'I compared both, and I report for this business.',
    title: (platform: string) => `Text for ${platform}`,
    unnamed: 'the platform',
    nameIt:
      'You chose “Another platform”, so neither text says which. Add its name before you send or post them.',
    secondDetail: (platform: string) =>
      `${platform} asks for two copied details, and this text has only one. Before you file it, look for a second one, such as the name or the picture.`,
    /** Where the picture is copied: whoever took it has another way. */
    tookIt: {
      before:
        'If it’s a picture you took, and nobody is pretending to be you, report it for copyright infringement instead. ',
      link: 'What to know first',
      to: '/help/took-the-picture',
    },
    copy: 'Copy the text',
    text: 'Report text',
    locked: 'Check the box above, and the text appears here.',
  },
  forms: {
    where: 'Where to send it',
    columns: { where: 'Where', asks: (platform: string) => `What ${platform} asks for`, form: 'Form' },
    open: 'Open the form',
    ifAnswer: (answer: string) => `if “${answer}”`,
    /** A platform that we know no form of, and that takes reports elsewhere. */
    help: {
      site: 'Telegram',
      before: 'Telegram has no form for this: it takes reports in a chat and by email. ',
      link: 'See where',
      to: '/help/telegram',
    },
    onProfile: 'On the profile',
    /** `voice`: for whom it is reported. */
    advice: (platform: Platform, name: string, ownThere: boolean, voice: keyof typeof IMITATED) =>
      platform === 'WHATSAPP'
        ? `Say in your message that the number is impersonating ${IMITATED[voice]}, and whose name and picture it shows.`
        : platform === 'LINKEDIN' || platform === 'ZOOM'
          ? // Another reason is chosen there: on a profile of LinkedIn's a fake account, in Zoom's form abusive behavior.
            `In the form, say that it impersonates ${IMITATED[voice]}.`
          : `Report it as impersonation, ${ownThere ? `while you’re signed in to your own ${name} account if you can` : `from your own ${name} account if you have one`}. Under any other reason, platforms look for something else and often find no violation.`,
    /** Whose the identity document is that a form asks for, where the report isn't about the person themselves. */
    document: {
      them: 'The identity document is that of the person you report for, not yours.',
      us: (platform: string) =>
        `We don’t know whose identity document ${platform} takes for a business. Have one ready of somebody who may act for it.`,
    },
    otherSide: (platform: string) =>
      `We don’t know what ${platform} shows the person you report. Give only what you’re asked for.`,
    unsure: 'No public source lists everything this form asks for, so it may ask for more.',
    unsureSince: (day: string) => `We last looked on ${day}.`,
    readOn: (day: string) => `We last read this form on ${day}; platforms change them.`,
    /** Where there is none. */
    lookedOn: (day: string) => `We last looked for a form on ${day}; platforms change how they take reports.`,
  },
  warning: { title: 'Warn your followers', copy: 'Copy the warning' },
  file: {
    save: 'Save as a file',
    first: 'The file can be saved once you check the box above.',
    name: 'report.txt',
    sendHere: (form: string, answer?: string) =>
      answer
        ? `If ${answer[0]!.toLowerCase()}${answer.slice(1)}, send it here: ${form}`
        : `Send it here: ${form}`,
    /** Both ways that our help names, where the page has a link to it. */
    telegram:
      'Telegram has no form for this. Send the username, the link and a screenshot to @NoToScam, which needs an account there, or to abuse@telegram.org.',
    post: 'To post:',
  },
} as const;
