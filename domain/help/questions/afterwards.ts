import type { HelpQuestion } from '../help-question.ts';
import { sources } from '../sources.ts';

/** What comes up once the platform has answered, or hasn’t. */
export const afterwards: readonly HelpQuestion[] = [
  {
    slug: 'refused',
    title: 'The platform refused my report. What now?',
    short:
      'Keep the refusal. In the EU, the UK and India someone can review it; first, file it once more as impersonation.',
    answer: [
      'A first report is often refused as “not impersonating”. Check which reason you chose, and file again from the account that was copied, with both links.',
      'Keep the answer: anyone who reviews it will ask to see it. Who that is depends on where you live.',
    ],
    sources: [sources.dismissed, sources.reasons, sources.afterRefusal, sources.article20],
    shows: 'reviews',
  },
  {
    slug: 'no-answer',
    title: 'I reported it, and nobody answers. What now?',
    short:
      'After a week, treat the silence as a refusal: report again, then go to the body that reviews it where you live.',
    answer: [
      'Check first whether the account is still there: from another browser, without being signed in, in case it has blocked you.',
      'Report Harmful Content in the United Kingdom takes a case after a week without an answer, and India’s Grievance Appellate Committee after 30 days.',
    ],
    sources: [sources.afterRefusal, sources.appellate],
    shows: 'reviews',
  },
  {
    slug: 'refused-in-the-eu',
    title: 'I live in the EU. Who can overrule the platform?',
    short:
      'Complain to the platform within six months, free of charge; a certified body can review it, but doesn’t bind the platform.',
    answer: [
      'The Digital Services Act gives you an internal complaint, free of charge, for six months after the decision. The person who reported can use it, too.',
      'A certified body can look at it afterwards. The platform must take part; the result isn’t binding. Appeals Centre Europe overturned more than three in four decisions in its first year, two thirds of those because the platform didn’t take part. We couldn’t verify that it takes whole accounts.',
      'Discord has a page of its own for disputes in the EU.',
    ],
    sources: [sources.article20, sources.article21, sources.appealsCentre, sources.euDiscord],
    regions: ['EU'],
    shows: 'reviews',
  },
  {
    slug: 'refused-in-the-uk',
    title: 'I live in the UK. Does Ofcom help?',
    short:
      'Ofcom doesn’t handle individual cases. Report Harmful Content mediates, after the platform’s answer or a week without one.',
    answer: [
      'Report Harmful Content is a charity that counts impersonation among its eight kinds of harm. It asks to see the platform’s answer, and sometimes agrees with the platform.',
    ],
    sources: [sources.ofcom, sources.afterRefusal],
    regions: ['UK'],
    shows: 'reviews',
  },
  {
    slug: 'refused-in-the-us',
    title: 'I live in the US. Who can order a platform to remove it?',
    short:
      'Nobody reviews a refusal. The FTC, the FBI’s IC3 and your attorney general take reports; they rarely act on one case.',
    answer: [
      'The FTC’s rule on impersonation covers governments and businesses. One for individuals was proposed in 2024; we couldn’t verify what became of it.',
      'If money was sent, report it at [ic3.gov](https://www.ic3.gov); if the account deceives people for money, at [reportfraud.ftc.gov](https://reportfraud.ftc.gov).',
    ],
    sources: [sources.ftc, sources.whereInTheUs],
    regions: ['US'],
    shows: 'reviews',
  },
  {
    slug: 'notice-in-brazil-and-india',
    title: 'I live in Brazil or India. Is there a stronger way?',
    short:
      'In India, the platform’s Grievance Officer, then the appellate committee. In Brazil, a written notice with the exact link.',
    answer: [
      'India’s IT Rules name impersonation and give the platform’s Grievance Officer 24 hours; such times were shortened in February 2026. An appeal goes to the Grievance Appellate Committee within 30 days, and its decision binds the platform.',
      'In Brazil, since the Supreme Court’s decision of 26 June 2025, a platform that ignores a notice about a false profile can be liable without a court order. Messaging services and crimes against honor are excluded.',
    ],
    sources: [sources.india, sources.appellate, sources.brazil],
    regions: ['IN', 'BR'],
    shows: 'reviews',
  },
  {
    slug: 'came-back',
    title: 'It was removed, and now there is another one. Do I start again?',
    short:
      'Yes, each account needs its own report; keep the first answer, because it shows that the platform agreed once.',
    answer: [
      'Report the new account as before, and mention the first one with its link and the day on which it was removed.',
      'A [case](/compare) keeps what you reported and when. With a proven account, Countersign keeps looking for look-alikes, so that you can learn of the next one before your friends do.',
    ],
    sources: [sources.blocked],
  },
];
