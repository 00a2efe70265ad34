import type { Platform } from '../platform/platform.ts';
import type { Region } from './region.ts';

/** Somebody to turn to after a platform refused, or said nothing. */
export interface Review {
  name: string;
  url: string;
  /** For whom, within which time, what it wants to see, and what its word is worth. */
  words: string;
  /** The same to a business, where something of it holds for people alone. */
  toBusiness?: string;
  /** The platforms it takes; absent: any. */
  platforms?: readonly Platform[];
}

interface Reviews {
  /** What holds there for everybody. */
  words: string;
  /** The same to a business, where something of it holds for people alone. */
  toBusiness?: string;
  bodies: readonly Review[];
}

/** Who looks at a refusal again, by where the person lives. Sources: docs/platforms.md, “After a refusal”. */
export const reviewsByRegion: Record<Region, Reviews> = {
  EU: {
    words:
      'In the EU, you can complain to the platform itself for six months after its decision, free of charge; its answer or its help pages say where. A certified body can review the decision, too: the platform has to take part, but doesn’t have to follow the result.',
    bodies: [
      {
        name: 'Appeals Centre Europe',
        url: 'https://www.appealscentre.eu',
        words:
          'Free of charge. You must be in the EU, and the platform’s decision must be less than six months old. It aims to decide within 90 days.',
        platforms: ['FACEBOOK', 'INSTAGRAM', 'TIKTOK', 'GOOGLE', 'PINTEREST'],
      },
      {
        name: 'User Rights',
        url: 'https://www.user-rights.org/en',
        words:
          'Free of charge. It takes reported accounts that stayed online, in English or German, and asks for the platform’s notice that it won’t remove the account.',
        platforms: ['INSTAGRAM', 'TIKTOK', 'LINKEDIN'],
      },
    ],
  },
  UK: {
    words: 'The regulator, Ofcom, doesn’t take up individual cases. A charity does:',
    bodies: [
      {
        name: 'Report Harmful Content',
        url: 'https://reportharmfulcontent.com',
        words:
          'It mediates on impersonation after a refusal, or after a week without an answer. It asks for the platform’s answer, and sometimes agrees with the platform.',
      },
    ],
  },
  US: {
    words:
      'Nobody in the US reviews a platform’s refusal. These take reports; they rarely act on a single case, and none of them can order a removal:',
    bodies: [
      {
        name: 'Federal Trade Commission',
        url: 'https://reportfraud.ftc.gov',
        words:
          'If the account deceives people for money. If someone uses your identity elsewhere too: identitytheft.gov.',
        toBusiness: 'If the account deceives people for money.',
      },
      {
        name: 'FBI, Internet Crime Complaint Center',
        url: 'https://www.ic3.gov',
        words: 'If there was a crime, for example if money was sent.',
      },
      {
        name: 'Your state’s attorney general',
        url: 'https://www.usa.gov/state-attorney-general',
        words: 'Takes consumer complaints about companies, so also about the platform.',
      },
    ],
  },
  AU: {
    words: 'Impersonation alone isn’t enough in Australia. For serious abuse or a crime, you can turn to:',
    bodies: [
      {
        name: 'eSafety Commissioner',
        url: 'https://www.esafety.gov.au/report',
        words:
          'Can order the removal of serious abuse: it must be meant to cause serious harm, and be menacing, harassing or offensive. Report it to the platform first. It doesn’t handle scams.',
      },
      {
        name: 'ReportCyber',
        url: 'https://www.cyber.gov.au/report-and-recover/report',
        words:
          'The police’s form, if there was a crime, for example if money was sent. We couldn’t verify this address.',
      },
    ],
  },
  IN: {
    words:
      'In India, first complain to the platform’s Grievance Officer, whose contact details are on the platform’s own site. Rule 3(2)(b) of the IT Rules 2021 names impersonation and gives them 24 hours. Such times were shortened in February 2026, so check what applies now.',
    bodies: [
      {
        name: 'Grievance Appellate Committee',
        url: 'https://gac.gov.in',
        words:
          'An appeal within 30 days of the Grievance Officer’s answer, or when there was none for 30 days. It asks for an Indian phone number and Aadhaar. Its decision binds the platform.',
      },
    ],
  },
  BR: {
    words:
      'In Brazil, send the platform a written notice (notificação extrajudicial) with the exact link to the account. Since the Supreme Court’s decision of 26 June 2025, a platform that ignores a notice about a fake profile can be liable without a court order. Messaging services and crimes against honor are excluded.',
    bodies: [
      {
        name: 'The decision (RE 1.037.396, Tema 987)',
        url: 'https://informativos.trilhante.com.br/julgados/stf-re-1037396-sp',
        words: 'To cite in the notice; in Portuguese.',
      },
    ],
  },
  ELSEWHERE: {
    words:
      'We don’t know of anyone who reviews a platform’s refusal there. If the account asks for money or shows an identity document, go to the police. If it uses your name or picture, your data protection authority may help.',
    toBusiness:
      'We don’t know of anyone who reviews a platform’s refusal there. If the account asks for money or shows a document of the business, go to the police. If you hold a trademark, a lawyer can tell you what it gives you there.',
    bodies: [],
  },
};

/** What holds in a region, and who there takes this platform; `toBusiness`: as a business is told it, to which data protection isn't open. */
export function reviewsFor(region: Region, platform: Platform, toBusiness = false): Reviews {
  const told = <Told extends { words: string; toBusiness?: string }>(one: Told): Told =>
    toBusiness && one.toBusiness ? { ...one, words: one.toBusiness } : one;
  const { bodies, ...rest } = told(reviewsByRegion[region]);
  return {
    ...rest,
    bodies: bodies.filter(({ platforms }) => !platforms || platforms.includes(platform)).map(told),
  };
}
