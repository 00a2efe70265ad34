import { backupDays } from '../../operations/backup-days.ts';
import type { HelpQuestion } from '../help-question.ts';

/** What somebody asks about their own account here: the settings say the same where it is done. */
export const ownAccount: readonly HelpQuestion[] = (
  [
    {
      slug: 'lost-phone',
      title: 'I lost my phone, or I can’t get a code. How do I sign in?',
      short:
        'Use your other way of getting a code, or add your authenticator app’s key to another app. If you have neither, write to us.',
      answer: [
        'Codes by text message: sign in again for a new one. If you no longer have that number and also turned on an authenticator app, choose the app at sign-in.',
        'Codes from an app: if you also turned on text messages, choose those. If you kept the app’s key, add it to another app, which then shows the same codes. The key is all there is: Countersign has no separate recovery codes.',
        'Still signed in in another browser? With your password, you can turn off what you lost there, under [Settings, Security](/settings/security).',
        'If none of this helps, [write to us](/company/contact). We’ll make sure that it’s you before we turn two-step sign-in off.',
      ],
      asked: 'lost lose authenticator code codes recovery backup locked sign',
    },
    {
      slug: 'forgot-password',
      title: 'I forgot my password. How do I get back in?',
      short: 'Choose “Forgot your password?” at sign-in, and set a new one with the code that we email you.',
      answer: [
        'Open [Forgot your password?](/auth/forgot-password) and enter your primary address, the one you sign in with. Only the newest code works.',
        'If your sign-up was never finished, this finishes it: one code confirms your address, and a second one sets the new password.',
        'If you sign in with a button such as “Sign in with Google”, there’s no password here: use that button.',
        'If two-step sign-in is on, you need its code afterward. [What to do if you can’t get one](/help/lost-phone).',
      ],
      asked: 'password passwords forgot forgotten reset sign',
    },
    {
      slug: 'two-step',
      title: 'How do I turn on two-step sign-in?',
      short: 'In Settings, Security. Set up an authenticator app, or codes by text message, or both.',
      answer: [
        'An app: under [Settings, Security](/settings/security), choose “Set up” beside “Authenticator app”, scan the code, and enter the six digits that the app shows. Keep the key somewhere safe, such as a password manager: with it you can set up another app if you lose this one.',
        'Text messages: first make your mobile number the primary one under [Settings, Phone numbers](/settings/phones), then turn them on. We can’t send texts to every country; an app works anywhere.',
        'If both are on, you choose each time you sign in, so losing one of them doesn’t lock you out.',
        'If you sign in with a button such as “Sign in with Google”, turn it on there.',
      ],
      asked: 'step 2fa mfa authenticator factor',
    },
    {
      slug: 'change-email-or-phone',
      title: 'How do I change my email address or my phone number?',
      short:
        'Add the new one in Settings, confirm it with the code we send there, make it primary, and remove the old one.',
      answer: [
        'Email: add the new address under [Settings, Email addresses](/settings/emails) and enter the code that we send to it. Then choose “Make primary” and enter one more code: from then on you sign in with it. Codes go to the new address only, so you don’t need the old mailbox.',
        'Phone: the same under [Settings, Phone numbers](/settings/phones). Sign-in codes go to your primary number. If you get codes by text message, turn that off before you change the number, and on again afterward, under [Settings, Security](/settings/security).',
        'If you sign in with a button such as “Sign in with Google”, your primary address is the one you have there.',
      ],
      asked: 'change email',
    },
    {
      slug: 'sign-out-elsewhere',
      title: 'How do I sign out on another device?',
      short:
        'Choose “Sign out everywhere” in Settings, Security. It ends every sign-in, including the one you’re using.',
      answer: [
        '[Settings, Security](/settings/security) lists the browsers that used your account during the last 90 days, up to 20. You can’t sign out just one of them: “Sign out everywhere” is for all. Other devices can take up to 15 minutes.',
        'If someone else may know your password, change it first, on the same page.',
      ],
      asked: 'device devices sign session',
    },
    {
      slug: 'my-data',
      title: 'How do I download my data?',
      short: 'Choose “Download my data” in Settings, Privacy: everything we store about you, in one file.',
      answer: [
        'The button is under [Settings, Privacy](/settings/privacy). You get a JSON file, with a list of the pictures we keep for you. The evidence of a case has a file of its own: download its pack in [the case](/cases).',
        'If you can’t sign in, make a [data request](/data-request) with a code by email. If the account signs in with another address or asks for a second step, one of us looks at it first.',
      ],
      asked: 'data download export gdpr',
    },
    {
      slug: 'delete-account',
      title: 'How do I delete my account, and what stays?',
      short:
        'Choose “Delete my account” in Settings, Privacy. Within minutes we delete what is in it; a few records stay.',
      answer: [
        'The button is under [Settings, Privacy](/settings/privacy). If you signed in more than ten minutes ago, you sign in again first. It can’t be undone: [download your data](/help/my-data) before, and the evidence pack of each case that you may still need.',
        `What stays: a random account number, and the day it was deleted. Access logs hold network addresses for up to 90 days, and backups hold what was deleted for up to ${backupDays}. Reports you sent to platforms stay with them, and cases of a business with the business. The settings have the whole list.`,
        'If you own a business, it goes to another of its admins; if nobody else is in it, it is deleted, too. [Hand it over first](/help/hand-over-business) to choose who gets it.',
        'A personal account is free, so there is nothing else to cancel. If you can’t sign in, make a [data request](/data-request): you then have 7 days to cancel the deletion.',
      ],
      asked: 'delete deletion close cancel erase',
    },
    {
      slug: 'stop-emails',
      title: 'How do I stop emails from Countersign?',
      short: 'Turn them off by kind in Settings, Alerts, or with the link at the end of the email.',
      answer: [
        'Under [Settings, Alerts](/settings/alerts), each kind of email has its own tick. Without those about your accounts and your connections, you still see that news when you sign in. Turning off those about your accounts also ends the weekly summary, and emails about a business you help run.',
        'Codes, and emails about the safety of your account, such as a new password or a new device, still come.',
      ],
      asked: 'email emails unsubscribe newsletter alerts notifications',
    },
    {
      slug: 'what-it-costs',
      title: 'What does Countersign cost?',
      short: 'Nothing for one person, and nothing for a business with up to 15 seats.',
      answer: [
        'For one person, searching for copies, cases, reports and the evidence for them are free. To compare two profiles you don’t even need an account.',
        'A business can have up to 15 seats for free. It can [try Professional](/help/trial-ends), with 50 seats, for 30 days without payment details. To keep it, or for more seats, [write to us](/company/contact).',
      ],
      asked: 'cost costs price prices pricing free fee fees much subscription',
    },
    {
      slug: 'authentication-score',
      title: 'What do the points of my authentication score mean?',
      short: 'They say how well you’ve proven who you are, from 0 to 100. Copies of you never lower them.',
      answer: [
        'A confirmed email address and a confirmed phone number count 15 points each. Your first proven account counts 25, the second 15 and the third 10. Each connection with a verified person counts 5, up to 20 in all.',
        'Points fall when a proof ends or a connection does. Your [dashboard](/dashboard) lists what counts now and what you could do next.',
        'The points of another account, in a comparison or a finding, are something else: they say how much it looks like a copy of you.',
      ],
      asked: 'score points authentication authenticated',
    },
    {
      slug: 'verified-and-badge',
      title: 'What does “Verified” mean, and how do I get a badge?',
      short:
        'That you’ve shown us that you control the account. If you show it in public, it gets a page and a badge.',
      answer: [
        'Prove an account under [Connections](/connections/social): put a code on its profile, or sign in there. Leave the code on the profile: we check it every day.',
        'Some platforms, such as LinkedIn, only confirm that you have an account there, not which one. That account is called Declared, and there is nothing to show in public. Someone you’re connected with can vouch for it; that adds no points.',
        'Nobody sees a proof until you choose to show it in public. Then the account has a page here that says that the person who controls it confirmed it, and you can copy a badge that leads there, for your website.',
        'A copy can take the picture of a badge, but not the address of the page behind it. So check that page, or [enter the handle](/check).',
      ],
      asked: 'badge badges verified unverified verify verification declared vouch vouching checkmark tick',
    },
  ] satisfies Omit<HelpQuestion, 'sources' | 'about' | 'noReport'>[]
).map((question) => ({ ...question, sources: [], about: 'account', noReport: true }));
