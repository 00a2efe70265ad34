import { createAllowList } from '../domain/engine/judge/allow-list.ts';
import { judge } from '../domain/engine/judge/judge.ts';
import type { PhotoPrint } from '../domain/engine/judge/judgement.ts';
import { photoPrint } from '../domain/engine/photo/photo-print.ts';
import type { Profile } from '../domain/engine/profile/profile.ts';
import { lookalikeHandles } from '../domain/engine/handle/lookalikes.ts';
import { type Owner, owners } from './data.ts';
import { THRESHOLD } from './handles.ts';
import { EDITS } from './photo-edits.ts';
import { collect } from './photos.ts';
import { type Part, percent, row } from './row.ts';
import { pick, seeded } from './seeded.ts';

type Person = { profile: Profile; accounts: Profile[]; photo: PhotoPrint; copy: PhotoPrint };

const BIOS = [
  'Serving the people of',
  'Father, husband and fighter for',
  'Proud to represent',
  'News and updates from the office of',
  'Working every day for',
];
const PEOPLE = 60;
const group = 'Whole profiles, a clone verdict';
/** None of the people has an account there. */
const ELSEWHERE = 'tiktok';
/** As accounts made to copy are. */
const FRESH = { createdAt: '2026-10-01', followers: 40 };

/** Whole profiles composed of real names, real handles and edited pictures by a seed. What real copies combine is not public. */
export const profiles: Part = {
  name: 'Profiles',
  needs: ['handles/legislators-accounts.jsonl', 'photos/aaa-orig.jpg'],
  async run(progress) {
    const random = seeded(77);
    const people = await peopleOf(owners().slice(0, PEOPLE), random);
    progress('copies and strangers');
    const copied = copies(people, random);
    const beside = `; copies called one: ${copied[0]!.found.toFixed(1)} %`;
    return [
      ...copied.map(({ what, found, beside: also }, i) =>
        i === 0
          ? row(group, what, found, '%', '>=', 95, `${people.length} copies`)
          : row(group, what, found, '%', undefined, undefined, also),
      ),
      ...alarms(people, beside),
    ];
  },
};

async function peopleOf(all: readonly Owner[], random: () => number): Promise<Person[]> {
  const album = await collect(all.length);
  return all.map((owner, i) => {
    const picture = album[i]!;
    const [[platform, handle] = ['', ''], ...others] = Object.entries(owner.handles);
    const bio = `${pick(random, BIOS)} district ${1 + Math.floor(random() * 40)}. ${owner.last} family, ${pick(random, ['teacher', 'farmer', 'veteran', 'nurse'])}.`;
    return {
      profile: { platform, handle, name: owner.name, bio, createdAt: '2012-03-01', followers: 20_000 },
      accounts: others.map(([elsewhere, other]) => ({
        platform: elsewhere,
        handle: other,
        name: owner.name,
        createdAt: '2013-05-01',
        followers: 8000,
      })),
      photo: photoPrint(picture),
      copy: photoPrint(pick(random, Object.values(EDITS))(picture, random)),
    };
  });
}

/** Without an allow-list nobody has told which other accounts are the person's. */
function judged(person: Person, candidate: Profile, photo?: PhotoPrint, allowed?: boolean) {
  const context = {
    protectedPhoto: person.photo,
    candidatePhoto: photo,
    allowed,
    ownAccountsUnknown: allowed === undefined,
  };
  return judge(person.profile, candidate, context);
}
const isClone = (...asked: Parameters<typeof judged>) => judged(...asked).verdict.endsWith('clone');

/** What is copied, and the share of copies called one. */
function copies(
  people: readonly Person[],
  random: () => number,
): { what: string; found: number; beside?: string }[] {
  const handles = people.map(
    ({ profile }) => pick(random, [...lookalikeHandles(profile.handle!, { max: 300 })]).value,
  );
  const share = (made: (person: Person, i: number) => [Profile, PhotoPrint?]) =>
    percent(people.map((person, i) => isClone(person, ...made(person, i))));
  // every second copy is made where the person is, every second one elsewhere
  const nameOf = ({ profile: { name, platform } }: Person, i: number) => ({
    ...FRESH,
    name,
    platform: i % 2 ? platform : ELSEWHERE,
  });
  const besideOtherPhoto = (person: Person, i: number): [Profile, PhotoPrint] => [
    { ...nameOf(person, i), handle: handles[i] },
    people[(i + 1) % people.length]!.photo,
  ];
  const veryHandle = ({ profile: { name, handle } }: Person) => ({ name, handle, platform: ELSEWHERE });
  return [
    {
      what: 'copies of name, handle and edited photo',
      found: share((person, i) => [{ ...nameOf(person, i), handle: handles[i] }, person.copy]),
    },
    {
      what: 'copies of name and handle',
      found: share((person, i) => [{ ...nameOf(person, i), handle: handles[i] }]),
    },
    {
      what: '  the same, with another photo',
      beside: `called likely: ${percent(people.map((person, i) => judged(person, ...besideOtherPhoto(person, i)).verdict === 'likely clone')).toFixed(1)} %`,
      found: share(besideOtherPhoto),
    },
    {
      what: 'copies of name and edited photo',
      found: share((person, i) => [{ ...nameOf(person, i), handle: 'x7_q' }, person.copy]),
    },
    {
      what: 'copies of handle and edited photo',
      found: share((person, i) => [{ ...FRESH, handle: handles[i] }, person.copy]),
    },
    {
      what: 'copies of name and bio',
      found: share((person, i) => [{ ...nameOf(person, i), bio: person.profile.bio }]),
    },
    {
      what: 'copies elsewhere of name and the very handle, new and small',
      found: share((person) => [{ ...veryHandle(person), ...FRESH }]),
    },
    {
      what: '  the same, neither age nor followers known',
      beside: `told as perhaps the person’s own; shown: ${percent(people.map((person) => judged(person, veryHandle(person)).score >= THRESHOLD)).toFixed(1)} %`,
      found: share((person) => [veryHandle(person)]),
    },
    {
      what: '  the same, with the photo',
      found: share((person) => [veryHandle(person), person.copy]),
    },
  ];
}

/** Who must not be called a copy, each figure with what the same rules find. */
function alarms(people: readonly Person[], beside: string) {
  const strangers = people.flatMap((a, i) =>
    people.flatMap((b, j) => (i === j || (i + j) % 7 ? [] : [isClone(a, b.profile, b.photo)])),
  );
  const namesakes = people.map((person, i) => {
    const { name } = person.profile;
    const other = { handle: `nomatch${i}`, name, createdAt: '2013-01-01', followers: 300 };
    return isClone(person, other, people[(i + 1) % people.length]!.photo);
  });
  const own = people.flatMap((person) => person.accounts.map((account) => ({ person, account })));
  const allowed = own.map(({ person, account }) =>
    isClone(person, account, person.copy, createAllowList(person.accounts)(account)),
  );
  return [
    row(group, 'strangers called a clone', percent(strangers), '%', '<=', 0.1, `${strangers.length} pairs${beside}`),
    row(group, 'namesakes with their own photo called a clone', percent(namesakes), '%', '<=', 1, `${people.length} people of one name${beside}`),
    row(group, 'own other accounts, allow-listed', percent(allowed), '%', '<=', 0, `same name, handle and photo; ${own.length} accounts${beside}`),
    row(group, 'own other accounts, not on the list', percent(own.map(({ person, account }) => isClone(person, account))), '%', undefined, undefined,
      `same name and handle, nothing else known${beside}`),
  ]; // prettier-ignore
}
