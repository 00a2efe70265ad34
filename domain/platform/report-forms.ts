import type { Platform } from './platform.ts';

/** One of the platform's own forms, or its button, for reporting an impersonation. */
export interface ReportForm {
  /** To the question of its platform, where that has two ways. */
  answer?: string;
  /** Undefined: only on the profile itself. */
  url?: string;
  /** What it asks for, in words for people. */
  asks: string;
  /** So many copied details it asks for; one, if nothing is said. */
  details?: number;
}

export interface ReportWay {
  /** What decides between the forms. */
  question?: string;
  /** The answer is yes for whoever was copied from an account on the same platform. */
  ownAccountDecides?: true;
  forms: readonly [ReportForm, ...ReportForm[]];
  /** Who may report for somebody else; absent: not known. */
  representatives?: string;
  /** What the other side gets to see of the report; absent: not known. */
  otherSide?: string;
  /** No source says what the form asks, or where it is today. */
  unsure?: true;
}

/** The day on which the sources of this table were read; nobody has filled in the forms. */
export const formsReadOn = '2026-11-22';

/** What to do where no form is known. */
export const unknownForm =
  'We don’t know of a form for this. Use “Report” on the profile itself, and have both links ready.';

/** How each platform takes a report. Source of every row: docs/platforms.md, “Forms”; a test holds both together. */
export const reportForms: Record<Platform, ReportWay> = {
  FACEBOOK: {
    question: 'Do you have a Facebook account?',
    ownAccountDecides: true,
    forms: [
      {
        answer: 'Yes',
        url: 'https://www.facebook.com/help/306643639690823',
        asks: 'Sign in to your own account and use “Report profile” on the copy, and say who it’s pretending to be. Facebook then has both accounts.',
      },
      {
        answer: 'No',
        url: 'https://www.facebook.com/help/contact/295309487309948',
        asks: 'The link to the copy, your name and email address, and a picture of an identity document.',
      },
    ],
  },
  LINKEDIN: {
    forms: [
      {
        url: 'https://www.linkedin.com/help/linkedin/ask/TS-NFPI',
        asks: 'Both links. With an account, use “Report” on the profile as well, there as a fake account.',
      },
    ],
    otherSide: 'LinkedIn doesn’t tell the person who reported them.',
    unsure: true,
  },
  X: {
    forms: [
      {
        url: 'https://help.x.com/forms/impersonation',
        asks: 'Both links, and two parts of your identity that are copied. No X account needed.',
        details: 2,
      },
    ],
    representatives:
      'The form is for “you or your brand”. Someone who reports for another person must show that they are authorized to.',
  },
  INSTAGRAM: {
    forms: [
      {
        url: 'https://help.instagram.com/contact/636276399721841',
        asks: 'Both links, and a color picture of an identity document that shows your full name and your face.',
      },
    ],
    representatives:
      'A parent may report for their child, and an authorized representative for a person; friends and other relatives may not. Instagram asks for an identity document of the person.',
    otherSide:
      'A report of impersonation stays anonymous. Instagram passes on the contact details of someone who files a trademark or copyright report instead.',
  },
  GOOGLE: {
    forms: [
      {
        url: 'https://support.google.com/youtube/contact/impersonation',
        asks: 'Both links to the channels.',
      },
    ],
    representatives: 'The form takes reports for another creator’s channel.',
  },
  MICROSOFT: { forms: [{ asks: unknownForm }] },
  TIKTOK: {
    question: 'Was the account opened in the US?',
    forms: [
      {
        answer: 'Yes',
        url: 'https://support.tiktok.com/en/safety-hc/report-a-problem/report-an-impersonation-account',
        asks: 'On that page, the form for the US: your email address and country, who is impersonated, a picture of an identity document, and your signature.',
      },
      {
        answer: 'No, or I don’t know',
        url: 'https://support.tiktok.com/en/safety-hc/report-a-problem/report-an-impersonation-account',
        asks: 'On that page, the form for outside the US: “Report a potential violation”, “Account violation”, “Impersonation”, and who is impersonated.',
      },
    ],
    representatives: 'Both forms ask who is being impersonated: you or someone else.',
  },
  PINTEREST: {
    forms: [
      {
        url: 'https://help.pinterest.com/en/articles/impersonation',
        asks: 'The link to the copy, your own profile if you have one, and other profiles that show who you are.',
      },
    ],
    representatives: 'The same form takes reports about well-known people.',
  },
  SNAPCHAT: {
    forms: [
      {
        url: 'https://help.snapchat.com/hc/en-us/articles/7012399221652-How-do-I-report-abuse-or-illegal-content-on-Snapchat',
        asks: 'Your name and email address, your username if you have one, and the username of the copy. No Snapchat account needed.',
      },
    ],
    representatives:
      'Have the person report it themselves, or a parent for their child. Snapchat says anyone may report; an advice center says it acts on no other reports.',
  },
  GITHUB: {
    forms: [
      {
        url: 'https://github.com/contact/report-abuse',
        asks: 'Both links, and what is copied: the picture, the profile, or a very similar username.',
      },
    ],
  },
  REDDIT: {
    question: 'Do you have a Reddit account?',
    ownAccountDecides: true,
    forms: [
      {
        answer: 'Yes',
        url: 'https://www.reddit.com/report',
        asks: 'The link to the copy, and to your own account. “Report” on the profile does the same.',
      },
      {
        answer: 'No',
        url: 'https://support.reddithelp.com/hc/en-us/requests/new?ticket_form_id=15968767746196&tf_15968861076756=report_content_policy_violation',
        asks: 'The link to the copy, your email address, and what is copied.',
      },
    ],
  },
  DISCORD: {
    forms: [
      {
        url: 'https://discord.com/safety/360044103651-reporting-abusive-behavior-to-discord',
        asks: 'With an account, “Report” on a message or the profile. Without one, the form on that page: the user ID or a message link of the copy, and what it does.',
      },
    ],
    representatives: 'Anyone may report, also without an account; parents have a choice of their own.',
  },
  ZOOM: {
    forms: [
      {
        url: 'https://support.zoom.com/hc/en/article?id=zm_kb&sysparm_article=KB0061696',
        asks: 'The Trust & Safety form on that page: your name and email address, “Report Abusive Behavior or Content”, the link, and what happened.',
      },
    ],
  },
  SPOTIFY: {
    forms: [
      {
        url: 'https://support.spotify.com/content-policy-reporting/',
        asks: 'The link to the profile, and your email address. No Spotify account needed.',
      },
    ],
    representatives: 'Anyone with an email address may report.',
    otherSide: 'Spotify tells neither side who the other is, unless the law requires it.',
  },
  TWITCH: {
    forms: [
      {
        asks: 'Use “Report” on the channel: “Impersonation”. Say which channel is yours and what is copied.',
      },
    ],
    representatives:
      'The report of the person who is impersonated counts most. Have them file it themselves if they can.',
  },
  IMGUR: { forms: [{ asks: unknownForm }] },
  WHATSAPP: {
    forms: [
      {
        url: 'https://www.whatsapp.com/contact',
        asks: 'First, someone it wrote to uses “Report” in the contact’s details. Then write to WhatsApp: the copy’s full phone number, a screenshot of its profile, and your own number.',
      },
    ],
    unsure: true,
  },
};
