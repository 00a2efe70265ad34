import { brand } from '#domain/brand';

/** The page of help for people who are signed in. In a file of its own: the dashboard, which loads the words beside, says none of it. */
export const words = {
  title: 'Help',
  lead: 'Common questions, and how to reach us if yours isn’t here.',
  questions: [
    {
      asked: 'What does “likely clone” mean?',
      answer:
        'At least two details of your identity are copied, closely enough to reach 65 points, and they aren’t just what people with the same name share. If they are, or if the details are less alike, it’s a “possible clone”. An account that shares only your picture, or your name in letters of another alphabet, is one, too. A profile that shows the code you got to prove your account is a “likely clone” by itself. Both tell you how alike two accounts are, not who is behind them.',
    },
    {
      asked: 'Why do you show me someone who has my name?',
      answer:
        'Because it’s your name too. One shared detail makes a namesake, not a copy, so there’s no report button. Choose “Ignore” and we’ll ask about it again only if it changes to look like a copy.',
    },
    {
      asked: 'What does the authentication score measure?',
      answer:
        'What you have proven: your email, phone and accounts, and the verified people who know you. Copies never lower it.',
    },
    {
      asked: 'Why couldn’t you search some platforms?',
      answer:
        'They offer no search we may use, or didn’t answer in time. Your scan names each of them. With a link, you can compare an account yourself.',
    },
    {
      asked: 'What happens when I report an account?',
      answer:
        'We prepare the text and open the platform’s own form. You send it in your own name, then tell us. Where the platform lets us, we check whether the account is still there.',
    },
    {
      asked: 'The account has blocked me. How do I get a screenshot?',
      answer: 'Save ',
      link: ['/cases', 'a case'],
      after:
        ' and create a link there for a friend who can still see the account. The link works once, within seven days, and your friend needs no account.',
    },
    {
      asked: 'My own account was reported. What can I show?',
      link: ['/cases/defend', 'Defend my account'],
      after: ' gives you the accounts you have proven, with their dates, as a page to print and as a file.',
    },
  ],
  compare: 'Compare two profiles',
  cases: 'Your cases',
  /** As domain/help has them, whose answers this page doesn’t bring along. */
  more: {
    title: 'More in Help',
    account: {
      title: `Your ${brand} account`,
      links: [
        ['/help/lost-phone', 'I lost my phone, or I can’t get a code. How do I sign in?'],
        ['/help/forgot-password', 'I forgot my password. How do I get back in?'],
        ['/help/two-step', 'How do I turn on two-step sign-in?'],
        ['/help/change-email-or-phone', 'How do I change my email address or my phone number?'],
        ['/help/sign-out-elsewhere', 'How do I sign out on another device?'],
        ['/help/my-data', 'How do I download my data?'],
        ['/help/delete-account', 'How do I delete my account, and what stays?'],
        ['/help/stop-emails', 'How do I stop emails from Countersign?'],
        ['/help/what-it-costs', 'What does Countersign cost?'],
        ['/help/authentication-score', 'What do the points of my authentication score mean?'],
        ['/help/verified-and-badge', 'What does “Verified” mean, and how do I get a badge?'],
      ],
    },
    business: {
      title: 'Your business account',
      links: [
        ['/help/business-roles', 'What may admins, managers and members of a business do?'],
        ['/help/seats', 'What is a seat in a business account?'],
        ['/help/trial-ends', 'What happens when our trial ends?'],
        ['/help/prove-domain', 'How do we prove that a domain is ours?'],
        ['/help/look-alike-domains', 'What are the look-alike domains of our business?'],
        ['/help/hand-over-business', 'How do I hand a business over, or leave it?'],
      ],
    },
  },
  write: 'Write to us',
} as const;
