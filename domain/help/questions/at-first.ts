import type { HelpQuestion } from '../help-question.ts';
import { sources } from '../sources.ts';

/** What somebody asks in the first hour. */
export const atFirst: readonly HelpQuestion[] = [
  {
    slug: 'what-first',
    title: 'Someone is using my name and my pictures. What do I do first?',
    short:
      'Take a screenshot with the address visible, warn your followers, then report it as impersonation from your own account.',
    answer: [
      'First, take a screenshot: once the account is gone, or has blocked you, you can’t. Keep the link to the profile with it.',
      'Then warn your followers from your own account: the copy may already be writing to them.',
      'Then report it. Choose impersonation as the reason, and file the report from the account that was copied, so that the platform can compare the two. [Compare both profiles](/compare) prepares the text, and [each platform has its page](/copied).',
    ],
    sources: [sources.reasons],
  },
  {
    slug: 'hacked-or-copied',
    title: 'Have I been hacked, or copied?',
    asked: 'hacked hack hacker',
    short:
      'If you can still sign in and everything in your account is as you left it, it was most likely copied, not hacked. Then report the copy.',
    answer: [
      'A copy is another account that shows your name and your pictures. That takes no more than your public profile, and a new password doesn’t end it. [What to do first](/help/what-first).',
      'If your own account has sent messages you didn’t write, or you can’t sign in to it any more, someone may have got into it. Go to the platform’s help for hacked accounts, get the account back, choose a new password, and turn on two-step sign-in there.',
    ],
    sources: [],
  },
  {
    slug: 'blocked',
    title: 'The copy has blocked me, so I can’t see it. How do I prove it exists?',
    short: 'Ask a friend who can see it for a screenshot with the address visible; a report needs the link.',
    answer: [
      'People report that a copy blocked them so that only they couldn’t see it. The account is still there for everyone else.',
      'A friend can send you the link and a screenshot. If you [save a case](/compare), you can make a link for that friend: it works once, for seven days, and the screenshot arrives with a time stamp.',
    ],
    sources: [sources.dismissed, sources.blocked],
  },
  {
    slug: 'is-it-impersonation',
    title: 'Someone has my name. Is that impersonation?',
    short:
      'A shared name alone isn’t. Platforms look for a second part of you: your picture, your text, a handle like yours.',
    answer: [
      'Many people share a name. X asks for two parts of an identity that are copied; GitHub looks at the picture, the profile, or a very similar username.',
      'If only the name is the same, the account probably belongs to someone else, and a report would hurt a person who did nothing wrong. [Compare both profiles](/compare) to see the evidence for and against a copy.',
    ],
    sources: [sources.allure, sources.github],
  },
  {
    slug: 'other-name',
    title: 'Someone is using my photos under another name. What can I do?',
    short:
      'Report it together with your own profile. If a platform asks for two copied details, find a second one before you file.',
    answer: [
      'A picture alone often isn’t enough for an impersonation form: X asks for two parts of an identity. Look for another: your text, your workplace, links, the names of your family.',
      'Don’t report it as a trademark. Instagram passes on the contact details of anyone who reports a trademark to the other side.',
      'If you took the photos yourself, [copyright is another way](/help/took-the-picture), and a report for it may name you, too. Your data protection authority may be able to help, because the account uses your picture.',
    ],
    sources: [sources.allure, sources.trademark],
  },
  {
    slug: 'took-the-picture',
    title: 'The picture is my work. Can I report it for copyright infringement?',
    short:
      'Often, yes: copyright is usually the photographer’s. But your name and email may be passed on to the account you report.',
    answer: [
      'Impersonation is about who an account claims to be; copyright is about who made a picture. If the account shows your work and doesn’t pretend to be you, report it for copyright infringement. If it does both, you can report both.',
      'The copyright usually belongs to whoever took the picture, not to whoever is in it. If somebody else took your portrait, only they, or whoever they authorize, can report it for copyright infringement.',
      'Look for “copyright” in the platform’s help. Instagram asks for your full name, postal address and phone number, the address of each post that shows the picture, and a declaration that what you say is true.',
      'Instagram regularly gives your name, your email and what you wrote to the person who posted the picture. If you would rather not be known to them, report impersonation, or give an email address that you keep for this.',
    ],
    sources: [sources.copyright, sources.photographer],
    readOn: '2026-11-30',
    asked: 'copyright dmca photographer artist artwork illustration drawing',
  },
  {
    slug: 'find-copies',
    title: 'How do I find out whether there are more copies of me?',
    short:
      'Prove one account, and Countersign keeps looking for look-alikes of it; it lists what can’t be searched.',
    answer: [
      'There may be more than one. On the home page you can type a handle and see what its look-alikes would be; with an account, we look for them.',
      'We search where searching is allowed. Every result says which platforms answered and which couldn’t be searched: “no copies found” means none where we looked, on the day we looked. [What you get](/individual).',
    ],
    sources: [],
  },
  {
    slug: 'tell-which-is-mine',
    title: 'How can people tell which account is mine?',
    short:
      'Prove your accounts here, show them in public, and link to their page: anyone can check an account without signing up.',
    answer: [
      'Prove an account and choose to show it in public: its [check page](/check) then says that the person who controls it confirmed it, and when. Until you choose that, nobody sees it. Where a platform only confirms that you have some account, as LinkedIn does, there is nothing to show. You can put all the accounts that you show on one page and link to it from each profile.',
      'An account that isn’t registered here may still be genuine: most people aren’t registered, and that says nothing about them.',
    ],
    sources: [],
  },
];
