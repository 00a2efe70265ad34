import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../profile/profile.ts';
import { judge } from '../judge.ts';
import { VERDICTS } from '../judgement.ts';

const photo = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const edited = photo
  .replace('f8f8f0cee0f4a84f', '0000f0cee0f4a84f')
  .replace('063', 'f63')
  .replace('9c9b22', '0f0b22');
const other = '07070f311f0b57b0f9c8f5ddfc709c0f4c91d12a699de1e2cc194c63b16364dd';
const maya: Profile = {
  handle: 'maya_hollimund',
  name: 'Maya Hollimund',
  bio: 'Potter in Ferrow Bay. Mugs, bowls and glazes. Shop opens Fridays.',
  photo,
  createdAt: '2015-01-01',
  followers: 12_000,
};
const john: Profile = { handle: 'john_smith', name: 'John Smith' };

describe('judge, of namesakes', () => {
  it.each<[string, Profile, Profile, string]>([
    [
      'a namesake whose handle is a common name',
      john,
      { handle: 'johnsmith82', name: 'John Smith' },
      'namesake',
    ],
    [
      'a namesake with the same word of a common name and a digit, and another picture',
      { handle: 'smith', name: 'John Smith', photo },
      { handle: 'smith1', name: 'John Smith', photo: other },
      'namesake',
    ],
    [
      'two namesakes with the first of their surnames, and two pictures',
      { handle: 'maria.garcia', name: 'Maria Garcia Lopez', photo },
      { handle: 'maria.garcia3', name: 'Maria Garcia Lopez', photo: other },
      'possible clone',
    ],
    [
      'the same of a rare name',
      { handle: 'hollimund', name: 'Maya Hollimund', photo },
      { handle: 'hollimund1', name: 'Maya Hollimund', photo: other },
      'possible clone',
    ],
    [
      'the same with the picture',
      { handle: 'smith', name: 'John Smith', photo },
      { handle: 'smith1', name: 'John Smith', photo },
      'likely clone',
    ],
    [
      'a common name with a disguised handle',
      john,
      { handle: 'j0hn_smith', name: 'John Smith' },
      'likely clone',
    ],
    [
      'a rare name, handles made of it, another picture',
      maya,
      { handle: 'mayahollimund', name: 'Maya Hollimund', photo: other },
      'possible clone',
    ],
    [
      'the same with a claim to be the real one',
      maya,
      { handle: 'real_maya_hollimund', name: 'Maya Hollimund', photo: other },
      'likely clone',
    ],
    [
      'the same as its support',
      maya,
      { handle: 'maya_hollimund_support', name: 'Maya Hollimund', photo: other },
      'likely clone',
    ],
    [
      'the same with a letter in disguise',
      maya,
      { handle: 'maya_ho1limund', name: 'Maya Hollimund', photo: other },
      'likely clone',
    ],
    [
      'the same with the bio, too',
      maya,
      { handle: 'mayahollimund', name: 'Maya Hollimund', photo: other, bio: maya.bio },
      'likely clone',
    ],
    [
      'the same, one picture unknown',
      maya,
      { handle: 'mayahollimund', name: 'Maya Hollimund' },
      'likely clone',
    ],
    [
      'the same with a word of its own, another picture and another bio',
      maya,
      {
        handle: 'maya_hollimund_teapot',
        name: 'Maya Hollimund',
        photo: other,
        bio: 'Retired sysadmin. Crosswords, cats and long walks.',
      },
      'possible clone',
    ],
    [
      'the same with a word of its own, and no bio to compare',
      maya,
      { handle: 'maya_hollimund_teapot', name: 'Maya Hollimund', photo: other },
      'possible clone',
    ],
    [
      'the same elsewhere, with other separators',
      { handle: 'marguerite.okonjofalk', name: 'Marguerite Okonjofalk', photo },
      { handle: 'marguerite-okonjofalk-tortoise', name: 'Marguerite Okonjofalk', photo: other },
      'possible clone',
    ],
    [
      'a double surname, of which the handles have one half',
      { handle: 'rosalindketteridge', name: 'Rosalind Ketteridge-Amari', photo },
      { handle: 'rosalindketteridge-harbor', name: 'Rosalind Ketteridge-Amari', photo: other },
      'possible clone',
    ],
    [
      'a first name and another word in each handle',
      { handle: 'christopher_codes', name: 'Christopher Lund', photo },
      { handle: 'christopherhikes', name: 'Christopher Lund', photo: other },
      'possible clone',
    ],
    [
      'the same, and the picture',
      { handle: 'christopher_codes', name: 'Christopher Lund', photo },
      { handle: 'christopherhikes', name: 'Christopher Lund', photo },
      'likely clone',
    ],
    [
      'a double surname and a claim',
      { handle: 'rosalindketteridge', name: 'Rosalind Ketteridge-Amari', photo },
      { handle: 'rosalindketteridge-official', name: 'Rosalind Ketteridge-Amari', photo: other },
      'likely clone',
    ],
    [
      'the name in both handles, and one shows its initial',
      { handle: 'hamishoduya', name: 'Hamish Oduya', photo },
      { handle: 'hamish_oduya', name: 'H. Oduya', photo: other },
      'possible clone',
    ],
    [
      'the same with a number',
      { handle: 'hamishoduya', name: 'Hamish Oduya', photo },
      { handle: 'hamishoduya1', name: 'Hamish O.', photo: other },
      'possible clone',
    ],
    [
      'the same with a claim',
      { handle: 'hamishoduya', name: 'Hamish Oduya', photo },
      { handle: 'real_hamishoduya', name: 'Hamish O.', photo: other },
      'likely clone',
    ],
    [
      'all of a name in the handle of whoever shows half of it',
      { handle: 'rosalindketteridge', name: 'Rosalind Ketteridge-Amari', photo },
      { handle: 'rosalind_ketteridge_amari', name: 'Rosalind K', photo: other },
      'possible clone',
    ],
    [
      'the same of a common name',
      { handle: 'emma.smith', name: 'Emma Smith', photo },
      { handle: 'emma.smith.ceramics', name: 'Emma Smith', photo: other },
      'possible clone',
    ],
    [
      'the same of a common name, the other way round',
      { handle: 'john_williams_leeds', name: 'John Williams', photo },
      { handle: 'johnwilliams', name: 'John Williams', photo: other },
      'namesake',
    ],
    [
      'a common name with a word of its own, and its bio',
      { handle: 'emma.smith', name: 'Emma Smith', photo, bio: maya.bio },
      { handle: 'emma.smith.ceramics', name: 'Emma Smith', photo: other, bio: maya.bio },
      'likely clone',
    ],
    [
      'a common name with a letter in disguise',
      { handle: 'emma.smith', name: 'Emma Smith', photo },
      { handle: 'emma.srnith.ceramics', name: 'Emma Smith', photo: other },
      'likely clone',
    ],
    [
      'the same as its support, with another bio',
      maya,
      {
        handle: 'maya_hollimund_support',
        name: 'Maya Hollimund',
        photo: other,
        bio: 'Here to help you with every order, day and night.',
      },
      'likely clone',
    ],
    [
      'a handle that is no name, with a word of its own, another picture and another bio',
      { ...maya, handle: 'ferrowbayclay' },
      {
        handle: 'ferrowbayclay_teapot',
        name: 'Maya Hollimund',
        photo: other,
        bio: 'Retired sysadmin. Crosswords, cats and long walks.',
      },
      'likely clone',
    ],
  ])('%s', (_, yours, theirs, verdict) => expect(judge(yours, theirs).verdict).toBe(verdict));

  it('calls a word of their own beside the name no copy for sure where picture and bio are others, and only there', () => {
    const word = fc.constantFrom('teapot', 'runs', 'clay', 'garden', 'mtb', 'xyz');
    const sign = fc.constantFrom('_', '.', '-');
    const bio = 'Retired sysadmin. Crosswords, cats and long walks.';
    fc.assert(
      fc.property(word, sign, fc.boolean(), (word, sign, inFront) => {
        const own = `maya${sign}hollimund`;
        const handle = inFront ? `${word}${sign}${own}` : `${own}${sign}${word}`;
        const namesake: Profile = { handle, name: 'Maya Hollimund', photo: other, bio };
        const rank = (theirs: Profile) => VERDICTS.indexOf(judge(maya, theirs).verdict);
        expect(judge(maya, namesake).verdict).toBe('possible clone');
        for (const copied of [{ photo }, { bio: maya.bio }, { photo: edited }])
          expect(rank({ ...namesake, ...copied })).toBe(VERDICTS.indexOf('likely clone'));
      }),
      { seed: 30, numRuns: 60 },
    );
  });
});
