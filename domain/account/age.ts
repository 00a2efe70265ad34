import { day } from '../durations.ts';
import { placeAsTyped } from '../place-as-typed.ts';
import type { User } from './user.ts';

/** How old people must be: below `least` an account is deleted, below `alone` a parent must agree. */
const ages = { least: 13, leastInSomePlaces: 16, alone: 18 };

/**
 * Where a child's own consent counts from 16: the states of the European Union that kept the age of GDPR Art. 8(1), and
 * Liechtenstein. Others set 13 to 15; there the 13 of everywhere else is not undercut by us, so they count as 13.
 */
const sixteen: readonly (readonly string[])[] = [
  ['DE', 'DEU', 'Germany', 'Federal Republic of Germany', 'Deutschland'],
  ['HR', 'HRV', 'Croatia', 'Hrvatska'],
  ['HU', 'HUN', 'Hungary', 'Magyarország'],
  ['IE', 'IRL', 'Ireland', 'Republic of Ireland', 'Éire'],
  ['LI', 'LIE', 'Liechtenstein'],
  ['LU', 'LUX', 'Luxembourg', 'Lëtzebuerg', 'Luxemburg'],
  ['NL', 'NLD', 'Netherlands', 'The Netherlands', 'Nederland', 'Holland'],
  ['PL', 'POL', 'Poland', 'Polska'],
  ['RO', 'ROU', 'Romania', 'România'],
  ['SK', 'SVK', 'Slovakia', 'Slovak Republic', 'Slovensko'],
];

const placesWithSixteen = new Set(sixteen.flat().map(placeAsTyped));

export type AgeGroup = 'too young' | 'needs a parent' | 'adult';

/** Whole years between a date of birth (YYYY-MM-DD) and a day; negative for one that lies ahead. */
export function ageOn(dateOfBirth: string, day: string): number {
  const [year = 0, month = 0, date = 0] = dateOfBirth.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, today = 0] = day.slice(0, 10).split('-').map(Number);
  const hadBirthday = thisMonth > month || (thisMonth === month && today >= date);
  return thisYear - year - (hadBirthday ? 0 : 1);
}

/**
 * What a date of birth means for an account (spec section 9). The form that asks must be neutral: it names no age, so
 * that nobody learns which year to type.
 * @param country where the person lives, as an ISO 3166-1 code or a name, in English or in a language spoken there; unknown counts as a place with 13
 */
export function ageGroup(dateOfBirth: string, day: string, country?: string | null): AgeGroup {
  const age = ageOn(dateOfBirth, day);
  if (age < (placesWithSixteen.has(placeAsTyped(country ?? '')) ? ages.leastInSomePlaces : ages.least))
    return 'too young';
  return age < ages.alone ? 'needs a parent' : 'adult';
}

/** What the date of birth of an account means where its owner lives, which the first address that names a country says; undefined: none is known. */
export const ageGroupOf = (
  { dateOfBirth, addresses }: Pick<User, 'dateOfBirth' | 'addresses'>,
  day: string,
): AgeGroup | undefined =>
  dateOfBirth ? ageGroup(dateOfBirth, day, addresses?.find(({ country }) => country)?.country) : undefined;

/** What is said of a date of birth that is too recent: when it is given, and beside it for as long as the account closes. */
export const tooYoung = `Countersign is for people aged ${ages.least} or older (${ages.leastInSomePlaces} in some countries). If what you entered is right, your account and everything in it will be deleted within 24 hours. If it was a mistake, please correct it now.`;

/** An account with a date of birth below the age closes this long after it was entered (ms); a slip of the keyboard is corrected before. */
export const childCloses = day;
