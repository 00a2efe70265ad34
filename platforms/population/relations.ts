import type { Seeded } from '../seeded.ts';
import { attackHandle } from './attacks.ts';
import { person } from './person.ts';
import { day, stamp } from './profile.ts';
import type { AttackClass, PhotoEdit, Truth, TwinProfile } from './profile.ts';
import { nouns } from './words/handles.ts';
import { plainLetters } from './words/plain-letters.ts';

/** A profile not yet numbered, with what is so about it. */
export interface Labelled {
  profile: Omit<TwinProfile, 'id'>;
  truth: Truth;
}

/** What is known of the person around whom copies, namesakes, fans and parodies are made. */
export type Subject = Pick<TwinProfile, 'handle' | 'createdAt' | 'followers' | 'photo'> &
  Partial<Pick<TwinProfile, 'name' | 'bio' | 'location' | 'link'>>;

const hooks = [
  'DM for orders',
  'New account, the old one is locked.',
  'Message me about the offer.',
  'Giveaway this week.',
  'Backup account.',
];

/** A copy as attackers make them: name and picture taken over, text taken over or bent, a young account with few followers. */
export function clone(
  random: Seeded,
  now: number,
  victim: Subject,
  attack: AttackClass,
  handle?: string,
): Labelled {
  const victimAge = now - Date.parse(victim.createdAt);
  const age = Math.min(random.between(2, 400) * day, victimAge * random.between(0.02, 0.4));
  const photo = { seed: victim.photo.seed, edits: stolenPhoto(random) };
  // A copy must be recognised by something: without a like handle it is the picture as it is, and a picture that was
  // cut or turned goes with the plain name.
  if (attack === 'unrelated handle') photo.edits = photo.edits.filter(stillTheSame);
  const plainName = attack === 'unrelated handle' || !photo.edits.every(stillTheSame);
  const profile = person(random, now, {
    handle: handle ?? attackHandle(random, victim.handle, attack, victim.name),
    createdAt: stamp(now - age),
    updatedAt: stamp(now - age * random.between(0, 0.5)),
    followers: random.whole(0, Math.max(1, Math.min(120, Math.floor(victim.followers / 3)))),
    following: random.whole(40, 900),
    publicRepos: random.whole(0, 3),
    photo,
  });
  delete profile.bio;
  delete profile.company;
  delete profile.link;
  delete profile.location;
  delete profile.name;
  if (victim.name !== undefined) profile.name = plainName ? victim.name : stolenName(random, victim.name);
  const about = stolenBio(random, victim.bio);
  if (about !== undefined) profile.bio = about;
  if (victim.location !== undefined && random.chance(0.5)) profile.location = victim.location;
  if (random.chance(0.25))
    profile.link = `https://${plainLetters(profile.handle).replace(/[^a-z0-9-]/g, '')}.example`;
  return { profile, truth: { kind: 'clone', of: victim.handle, attack } };
}

const stillTheSame = (edit: PhotoEdit) => edit.kind !== 'cropped' && edit.kind !== 'mirrored';

function stolenName(random: Seeded, name: string): string {
  const at = random.whole(1, Math.max(1, name.length - 2));
  return random.pick([
    ...Array.from({ length: 8 }, () => name),
    `${name} ✓`,
    (name.slice(0, at + 1) + name.slice(at)).replace(/ +/g, ' '),
  ]);
}

function stolenBio(random: Seeded, bio: string | undefined): string | undefined {
  if (bio === undefined || random.chance(0.15)) return random.chance(0.5) ? random.pick(hooks) : undefined;
  if (random.chance(0.55)) return bio;
  const first = /^.*?[.!?](?=\s|$)/.exec(bio)?.[0] ?? `${bio}.`;
  return `${first} ${random.pick(hooks)}`;
}

function stolenPhoto(random: Seeded): PhotoEdit[] {
  return random.pick<() => PhotoEdit[]>([
    () => [],
    () => [],
    () => [{ kind: 'recompressed', quality: random.whole(35, 70) }],
    () => [{ kind: 'resized', side: random.pick([128, 200, 256]) }],
    () => [
      { kind: 'resized', side: 240 },
      { kind: 'recompressed', quality: 60 },
    ],
    () => [{ kind: 'brighter', percent: random.whole(8, 20) }],
    () => [{ kind: 'cropped', percent: 5 }],
    () => [{ kind: 'mirrored' }],
  ])();
}

/**
 * Someone with the same name and a life, picture and text of their own. Who came first took a word of their own into the
 * handle; who came later found the name taken and chose something short.
 */
export function namesake(
  random: Seeded,
  now: number,
  subject: Subject,
  older = random.chance(0.5),
): Labelled {
  const name = subject.name ?? subject.handle;
  const [given = 'a', family = 'b'] = plainLetters(name)
    .split(' ')
    .map((part) => part.replace(/[^a-z0-9]/g, ''));
  const subjectAge = (now - Date.parse(subject.createdAt)) / day;
  const handle = older
    ? `${subject.handle.slice(0, 28)}-${random.pick(nouns)}`.replace('--', '-')
    : random.pick([
        `${given.charAt(0)}${family.slice(0, 3)}${random.whole(10, 99)}`,
        `${family.slice(0, 4)}${given.slice(0, 2)}-lab`,
      ]);
  const born = older
    ? { youngest: subjectAge + 200, oldest: subjectAge + 1400 }
    : { youngest: Math.max(60, subjectAge * 0.3), oldest: subjectAge * 0.95 };
  const photo = { seed: `namesake/${handle}`, edits: [] };
  const profile = person(random, now, { handle, name, photo }, born);
  return { profile, truth: { kind: 'namesake', of: subject.handle } };
}

/** An admirer who says so, with another picture, as the platforms' rules ask. */
export function fan(random: Seeded, now: number, subject: Subject): Labelled {
  const name = subject.name ?? subject.handle;
  const first = plainLetters(name).split(' ')[0] ?? 'x';
  const handle = random.pick([`${first}-fans`, `${subject.handle}-fans`, `${subject.handle}-fanclub`]);
  const fixed = {
    handle,
    name: random.pick([`${name} Fans`, `${name} fan club`]),
    bio: random.pick([
      `Fan account. Not run by ${name}.`,
      `Unofficial fan account for ${name}. We just like the work.`,
    ]),
    photo: { seed: `fan/${handle}`, edits: [] },
  };
  const profile = person(random, now, fixed, { youngest: 30, oldest: 900 });
  return { profile, truth: { kind: 'fan', of: subject.handle } };
}

/** A joke that is labelled as one, with a picture of its own, as the platforms' rules ask. */
export function parody(random: Seeded, now: number, subject: Subject): Labelled {
  const name = subject.name ?? subject.handle;
  const handle = random.pick([`not-${subject.handle}`, `${subject.handle}-parody`, `fake-${subject.handle}`]);
  const fixed = {
    handle,
    name: `${name} (parody)`,
    bio: random.pick([`Parody account. Not ${name}.`, `Parody. ${name} would never say this.`]),
    photo: { seed: `parody/${handle}`, edits: [] },
  };
  const profile = person(random, now, fixed, { youngest: 30, oldest: 700 });
  return { profile, truth: { kind: 'parody', of: subject.handle } };
}
