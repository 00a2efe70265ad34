import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDenied, isDeniedInName } from './denied-label.ts';
import { labelOf } from './own-label.ts';

describe('a label that is denied', () => {
  it.each([
    ['i have no ', 'fan page', '', undefined, true],
    ['', 'fan page', ', no doubt', undefined, false],
    ['', 'fan page', '? nope', undefined, true],
    ['no parody or ', 'fan page', '', ' or ', true],
    ['no parody, ', 'fan page', '', ', ', false],
    ['no ', 'not affiliated', ' with maya', undefined, false],
    ['', 'not affiliated', ' with any brand!', undefined, true],
    ['', 'not affiliated', ' with anybody', undefined, false],
    ['', 'not real', ' me', undefined, true],
    ['', 'not real', ' a parody', undefined, false],
  ])('“%s%s%s” (after %j): %s', (before, label, after, since, denied) =>
    expect(isDenied({ before, label, after, since })).toBe(denied),
  );

  it.each([
    'This is my only account, I have no fan page',
    'This is not a parody account',
    'Not affiliated with any agency',
    'Beware of fan page imitators',
    'No parody, no fan page. Just me',
    'No parody or fan page.',
    'Not a parody/fan account',
    'This is neither a parody nor a fan page',
    'I don’t have a fan page',
    "I don't own or run any fan page",
    'I never made a fan page',
    'We do not run a fan club',
    'I no longer run a fan page.',
    'No longer a fan page',
    'This isn’t a "parody"',
    'Not to be confused with the parody account @x',
    'Don’t be fooled by the fan page',
    'Please report every fan page you see',
    'Watch out for fake fan page accounts',
    'I’m the only one: block and report any fan page',
    'Report the parody!',
    'Fan page? No.',
    'I’m not affiliated with any fan page',
    'Not affiliated with or endorsed by any brand',
    'Not affiliated with any agency based in London. Booking: maya.com',
    'No affiliation with other accounts 🎉 ',
    'Not affiliated with any brand | Booking: maya.com',
    'Other accounts are not affiliated with me',
    'All others are not the real me',
    'Das ist keine Parodie',
    'Ce n’est pas une parodie',
    'No es una parodia',
    'Non è una parodia',
  ])('none is worn by who says “%s”', (bio) => expect(labelOf({ bio })).toBe(undefined));

  it.each([
    ['Not Maya. Fan page', 'fan page'],
    ['not maya, just a fan page', 'fan page'],
    ['Not Maya Hollimund fan page', 'fan page'],
    ['I am not Maya this is a fan page', 'fan page'],
    ['Not just a fan page', 'fan page'],
    ['Not an official account: fan page', 'fan page'],
    ['Not official fan page', 'fan page'],
    ['No impersonation, parody', 'parody'],
    ['No. Parody.', 'parody'],
    ['No\nparody', 'parody'],
    ['Don’t sue me it’s a parody', 'parody'],
    ['I don’t know Maya, parody', 'parody'],
    ['Don’t report parody account', 'parody'],
    ['Do not take this seriously, it is a parody', 'parody'],
    ['Beware: parody', 'parody'],
    ['Not a parody, but a fan page', 'fan page'],
    ['Not a parody. Fan page of Maya', 'fan page'],
    ['Mai fan club', 'fan club'],
    ['Non fan page', 'fan page'],
    ['Not affiliated', 'not affiliated'],
    ['Not affiliated with Maya Hollimund', 'not affiliated'],
    ['Not affiliated with or endorsed by Maya', 'not affiliated'],
    ['Not affiliated with any of the people shown', 'not affiliated'],
    ['Not affiliated in any way with Maya', 'not affiliated'],
    ['Not affiliated with the real Maya', 'not affiliated'],
    ['Not affiliated with Anya', 'not affiliated'],
    ['Not affiliated with any brand or Maya', 'not affiliated'],
    ['Not affiliated with any brand & Maya', 'not affiliated'],
    ['Not affiliated with anyone I post about', 'not affiliated'],
    ['No affiliation with anyone', 'no affiliation'],
    ['Not affiliated with a celebrity that I post about', 'not affiliated'],
    ['No affiliation to the artist', 'no affiliation'],
    ['No, not the real Maya', 'not the real'],
    ['Not the real Melissa', 'not the real'],
    ['Never Shout Never fan page', 'fan page'],
    ['New Kids on the Block fan page', 'fan page'],
    ['Bleacher Report fan page', 'fan page'],
    ['H&R Block parody', 'parody'],
    ['Fan page? Now online', 'fan page'],
    ['This fan page is not run by Maya', 'fan page'],
  ])('“%s” wears “%s”', (bio, label) => expect(labelOf({ bio })).toBe(label));

  it.each([
    'New Kids on the Block Fan Page',
    'The Colbert Report Fan Club',
    'Bleacher Report Fan Page',
    'H&R Block Parody',
    'Dr. No Parody',
    'Never Shout Never fan page',
    'Fans of Report, parody',
  ])('in the name “%s” a word of another name denies nothing', (name) => {
    expect(labelOf({ name })).toBeDefined();
    expect(labelOf({ handle: name.replace(/[^a-z]+/gi, '_') })).toBeDefined();
  });

  it.each([
    ['maya, not a ', true],
    ['this isn’t the ', true],
    ['dr. no ', false],
    ['not maya ', false],
    ['the drudge report ', false],
  ])('what stands in a name before a label, “%s”, denies it: %s', (before, denied) => {
    expect(isDeniedInName(before)).toBe(denied);
    expect(labelOf({ name: `${before}parody` })).toBe(denied ? undefined : 'parody');
  });

  it.each(['not_maya_parody', 'not.maya.fan.page', 'NotMayaFanPage'])('the handle %s wears one', (handle) =>
    expect(labelOf({ handle })).toBeDefined(),
  );

  it('a "no" takes a label away only in its own clause, with nothing of meaning between', () => {
    const no = fc.constantFrom(
      'no',
      'not a',
      'This isn’t a',
      'I don’t run any',
      'without a',
      'keine',
      'never a',
    );
    const label = fc.constantFrom('parody', 'fan page', 'fan account', 'tribute page', 'unofficial');
    const between = fc.constantFrom('', '. ', ', ', ': ', '\n', 'Maya Hollimund ', 'just a ', '🎉 ', '| ');
    fc.assert(
      fc.property(no, between, label, (before, apart, word) => {
        const bio = `${before} ${apart}${word}`;
        expect(labelOf({ bio })).toBe(apart === '' ? undefined : word);
        expect(labelOf({ bio: `${bio}. Fan club` })).toBe(apart === '' ? 'fan club' : word);
        expect(labelOf({ bio: `Maya, ${word}` })).toBe(word);
      }),
      { seed: 384, numRuns: 300 },
    );
  });

  it('reads a hostile text to its end', () => {
    for (const part of ['no ', 'not a ', 'don’t x ', 'a ', '   ', 'or ', 'no fan page or ', 'beware of '])
      expect(labelOf({ bio: `${part.repeat(400)}fan page` }) ?? '').toMatch(/^(fan page)?$/);
  });
});
