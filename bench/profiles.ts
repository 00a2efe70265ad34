import { judge } from '../domain/impersonation/judge.ts';
import type { PhotoPrint } from '../domain/impersonation/judgement.ts';
import { photoPrint } from '../domain/impersonation/photo-print.ts';
import type { Profile } from '../domain/impersonation/profile.ts';
import { lookalikeHandles } from '../domain/impersonation/lookalikes.ts';
import { owners } from './data.ts';
import { EDITS } from './photo-edits.ts';
import { scene } from './photos.ts';
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

/** Whole profiles composed of real names, real handles and edited pictures by a seed. What real copies combine is not public. */
export const profiles: Part = {
  name: 'Profiles',
  needs: ['handles/legislators-accounts.jsonl'],
  run(progress) {
    const random = seeded(77);
    const people = owners()
      .slice(0, PEOPLE)
      .map((owner, i): Person => {
        const picture = scene(1000 + i);
        const [handle = '', ...others] = Object.values(owner.handles);
        const bio = `${pick(random, BIOS)} district ${1 + Math.floor(random() * 40)}. ${owner.last} family, ${pick(random, ['teacher', 'farmer', 'veteran', 'nurse'])}.`;
        const profile = { handle, name: owner.name, bio, createdAt: '2012-03-01', followers: 20_000 };
        return {
          profile,
          accounts: others.map((other) => ({
            handle: other,
            name: owner.name,
            createdAt: '2013-05-01',
            followers: 8000,
          })),
          photo: photoPrint(picture),
          copy: photoPrint(pick(random, Object.values(EDITS))(picture, random)),
        };
      });
    progress('copies and strangers');
    const isClone = (person: Person, candidate: Profile, photo?: PhotoPrint) =>
      judge(person.profile, candidate, {
        protectedPhoto: person.photo,
        candidatePhoto: photo,
      }).verdict.endsWith('clone');
    const fresh = { createdAt: '2026-10-01', followers: 40 };
    const copies = people.map((person) => {
      const handle = pick(random, [...lookalikeHandles(person.profile.handle!, { max: 300 })]).value;
      return { person, candidate: { ...fresh, handle, name: person.profile.name } };
    });
    const group = 'Whole profiles, a clone verdict';
    const share = (flags: boolean[]) => percent(flags);
    return [
      row(
        group,
        'copies of name, handle and edited photo',
        share(copies.map(({ person, candidate }) => isClone(person, candidate, person.copy))),
        '%',
        '>=',
        95,
        `${copies.length} copies`,
      ),
      row(
        group,
        'copies of name and handle',
        share(copies.map(({ person, candidate }) => isClone(person, candidate))),
        '%',
      ),
      row(
        group,
        'copies of name and edited photo',
        share(
          people.map((person) =>
            isClone(person, { ...fresh, handle: 'x7_q', name: person.profile.name }, person.copy),
          ),
        ),
        '%',
      ),
      row(
        group,
        'copies of name and bio',
        share(
          people.map((person) =>
            isClone(person, { ...fresh, name: person.profile.name, bio: person.profile.bio }),
          ),
        ),
        '%',
      ),
      row(
        group,
        'strangers called a clone',
        share(
          people.flatMap((a, i) =>
            people.flatMap((b, j) => (i === j || (i + j) % 7 ? [] : [isClone(a, b.profile, b.photo)])),
          ),
        ),
        '%',
        '<=',
        0.1,
        `${Math.round((PEOPLE * PEOPLE) / 7)} pairs`,
      ),
      row(group, 'namesakes with their own photo called a clone', share(people.map((person, i) =>
        isClone(person, { handle: `nomatch${i}`, name: person.profile.name, createdAt: '2013-01-01', followers: 300 }, people[(i + 1) % PEOPLE]!.photo))), '%', '<=', 1, `${PEOPLE} people of one name`), // prettier-ignore
      row(group, 'own other accounts called a clone', share(people.flatMap((person) => person.accounts.map((own) => isClone(person, own)))), '%', undefined, undefined,
        'same name and handle, nothing else known; none when on the allow-list'), // prettier-ignore
    ];
  },
};
