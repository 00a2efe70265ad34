import type { BusinessPatch } from '#domain/business/business';
import type { BusinessRole } from '#domain/business/role';
import type { DemoLogin } from './people.ts';

const day = 86_400_000;

export const ferrowBay = {
  id: 'ferrow-bay-ceramics',
  name: 'Ferrow Bay Ceramics',
  shortName: 'Ferrow Bay',
  domain: 'ferrowbay.example',
  website: 'https://ferrowbay.example',
  department: 'Studio and shop',
  email: 'hello@ferrowbay.example',
  address: { address: '4 Kiln Lane', city: 'Ferrow Bay', country: 'United Kingdom' },
  socialMediaAccounts: [
    { platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/ferrowbay.ceramics/' },
    { platform: 'X', pageUrl: 'https://x.com/ferrowbay' },
    { platform: 'FACEBOOK', pageUrl: 'https://www.facebook.com/ferrowbayceramics' },
  ],
} satisfies BusinessPatch & { id: string; domain: string };

export interface Member {
  sub: string;
  email: string;
  firstName: string;
  lastName: string;
  role: BusinessRole;
  /** When they joined, before the demonstration began, in milliseconds. */
  ago: number;
}

/** The owner of Ferrow Bay Ceramics signs in with the password of the demonstration. */
export const ownerLogin = ({ password }: DemoLogin): DemoLogin => ({
  email: 'rosalind@ferrowbay.example',
  password,
});

const person = (
  n: number,
  firstName: string,
  lastName: string,
  ago: number,
  role: BusinessRole = 'MEMBER',
) => ({
  ...{ sub: `fe770b00-0000-4000-8000-00000000000${n}`, firstName, lastName, role, ago: ago * day },
  email: `${firstName.toLowerCase()}@ferrowbay.example`,
});

/** Seven colleagues; with the owner and Maya they are nine. */
export const colleagues: readonly Member[] = [
  person(1, 'Kwame', 'Asare', 29, 'MANAGER'),
  person(2, 'Odile', 'Marchetti', 29),
  person(3, 'Sigrid', 'Dahl', 27),
  person(4, 'Paolo', 'Venn', 27),
  person(5, 'Hana', 'Mori', 20),
  person(6, 'Jude', 'Okafor', 12),
  person(7, 'Tomasz', 'Brandt', 5),
];

/** Has not answered yet. */
export const invited = { email: 'lotte@ferrowbay.example', ago: 2 * day };

/** What Rosalind put on two of its profiles, and since when that proves them; the domain was proven before. */
export const ferrowProofs = {
  domain: 24 * day,
  INSTAGRAM: { code: 'countersign:ferrowbay.ceramics:k4vn-8t2q', ago: 6 * day },
  X: { code: 'countersign:ferrowbay:w7hd-3mzp', ago: 5 * day },
};

/** When the owner came and made the business, and when Maya joined. */
export const ferrowBeginnings = { made: 30 * day, mayaJoined: 26 * day };
