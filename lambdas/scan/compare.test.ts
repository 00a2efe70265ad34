import { describe, expect, it } from 'vitest';
import type { SeenProfile } from '#domain/scan/finding';
import { compare } from './compare.ts';

const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const found = (profile: SeenProfile) => ({ profile });
const onGithub: SeenProfile = {
  ...{ platform: 'GITHUB', handle: 'lena-marchetti', name: 'Lena Marchetti', photoHash: hash },
  bio: 'I build ham radio from old parts.',
};
const onX: SeenProfile = { platform: 'X', handle: 'lena_marchetti', name: 'Lena Marchetti', photoHash: hash };

it('sets an account beside the one that the person has on the same platform, where that tells as much', () => {
  const copy: SeenProfile = { ...onGithub, platform: 'X', handle: 'lena_marchettl' };
  const compared = compare([onGithub, onX].map(found), found(copy), {});
  expect(compared?.judgement.verdict).toBe('likely clone');
  expect(compared?.yours).toBe(onX);
});

it('sets it beside an account elsewhere of which it has clearly more', () => {
  const bio = 'Astronomer. Also e-ink displays.';
  const elsewhere = found({ ...onGithub, bio });
  const here = found({
    ...onX,
    handle: 'lmarchetti',
    name: 'Lena Marchetti-Rossi',
    bio: 'Hydrology, and a bicycle.',
  });
  const copy = found({ ...onX, handle: 'lenamarchett', bio });
  for (const own of [
    [here, elsewhere],
    [elsewhere, here],
  ])
    expect(compare(own, copy, {})?.yours).toMatchObject({ platform: 'GITHUB' });
  expect(
    compare([elsewhere, here], found({ ...onX, handle: 'lmarchett1', bio: 'Rivers.' }), {})?.yours,
  ).toMatchObject({ platform: 'X' });
});

it('of two accounts elsewhere that tell as much it is set beside the one whose handle it differs from in fewer places', () => {
  const name = 'Tern & Tiller Kites';
  const dotted: SeenProfile = { platform: 'INSTAGRAM', handle: 'tern.and.tiller', name };
  const plain: SeenProfile = { platform: 'GITHUB', handle: 'ternandtiller', name };
  const copy: SeenProfile = { platform: 'FACEBOOK', handle: 'ternandtiller.sale', name };
  for (const owns of [
    [dotted, plain],
    [plain, dotted],
  ])
    expect(compare(owns.map(found), found(copy), {})?.yours).toBe(plain);
});

it('an account whose picture is not known does not hide that the picture of another was copied', () => {
  const own: SeenProfile = { ...onX, platform: 'INSTAGRAM', handle: 'lena.marchetti' };
  const bare: SeenProfile = { platform: 'FACEBOOK', handle: 'lena.marchetti', name: 'Lena Marchetti' };
  const copy: SeenProfile = { ...own, platform: 'FACEBOOK', handle: 'lena.marchetti.official' };
  const photo = { hash, quality: 100 };
  const seen = (profile: SeenProfile) => ({ profile, ...(profile.photoHash && { photo }) });
  for (const owns of [
    [own, bare],
    [bare, own],
  ])
    expect(compare(owns.map(seen), seen(copy) as never, {})?.yours).toBe(own);
});

it('an account older than the own one on its platform is no copy since another own one’s age isn’t told', () => {
  const { bio: _, photoHash: __, ...bare } = onGithub;
  const here: SeenProfile = { ...bare, createdAt: '2019-01-18T00:00:00Z' };
  const elsewhere: SeenProfile = { ...bare, platform: 'INSTAGRAM', handle: 'lena.marchetti' };
  const older = { ...bare, handle: 'lena-marchetti-harbor', createdAt: '2018-04-01T00:00:00Z' };
  const verdict = (own: SeenProfile[]) => compare(own.map(found), found(older), {})?.judgement.verdict;
  expect([verdict([here]), verdict([elsewhere])]).toEqual(['namesake', 'likely clone']);
  expect(verdict([elsewhere, here])).toBe('namesake');
});

it('and beside another where only that shows what was copied', () => {
  const bare: SeenProfile = { platform: 'X', handle: 'qq_radio_77', name: 'Somebody Else' };
  const copy: SeenProfile = { ...onGithub, platform: 'X', handle: 'marchetti_lena' };
  expect(compare([bare, onGithub].map(found), found(copy), {})?.yours).toBe(onGithub);
});

it('the code of a proof in one’s own bio neither shows nor weakens what somebody copied', () => {
  const copy: SeenProfile = { ...onGithub, handle: 'lena-marchettl' };
  const proving = { ...onGithub, bio: `${onGithub.bio} countersign:lena-marchetti:7f3k-9d2m` };
  const [plain, compared] = [onGithub, proving].map((own) => compare([found(own)], found(copy), {}));
  expect(compared).toEqual(plain);
  expect(compared?.yours.bio).toBe(onGithub.bio);
});

describe('an account whose owner gave two names', () => {
  const stated: SeenProfile = { platform: 'FACEBOOK', handle: 'sarah.whitfield.ldn', name: 'Sal' };
  const own = { profile: stated, otherNames: ['Sarah Whitfield'] };
  const copyNamed = (name: string | null) =>
    found({ platform: 'FACEBOOK', handle: 'sarah.whitfield.ldn.official', name });

  it('is set beside another under the name that is closest to its', () => {
    const alone = compare([found({ ...stated, name: 'Sarah Whitfield' })], copyNamed('Sarah Whitfield'), {});
    expect(alone?.judgement).toMatchObject({ verdict: 'likely clone', signals: { name: 1 } });
    expect(compare([own], copyNamed('Sarah Whitfield'), {})).toEqual(alone);
    expect(compare([own], copyNamed('Sal'), {})).toEqual(compare([found(stated)], copyNamed('Sal'), {}));
  });

  it('goes by the first where neither is closer', () => {
    for (const name of [null, 'Bob Ford']) expect(compare([own], copyNamed(name), {})?.yours).toBe(stated);
  });
});

it('a name that a domain writes with other letters is compared as it is spelled there, and told as the domain has it', () => {
  const spelled: SeenProfile = { platform: 'X', handle: 'kathe', name: 'Käthe', ofDomain: true };
  const copy = found({ platform: 'X', handle: 'kathe_official', name: 'Käthe' });
  const plain = compare([found(spelled)], copy, {});
  const compared = compare([{ profile: spelled, spells: 'käthe' }], copy, {});
  expect(compared?.judgement).toEqual(plain?.judgement);
  expect(compared?.yours).toEqual({ ...spelled, handle: 'käthe' });
});
