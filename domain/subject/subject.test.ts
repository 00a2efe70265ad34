import { expect, it } from 'vitest';
import { newUser } from '../account/user.ts';
import { personAsSubject } from './subject.ts';

const maya = newUser({ sub: 'u1', email: 'maya@example.org' }, '2026-11-20T10:00:00.000Z');
const github = { platform: 'GITHUB', pageUrl: 'https://github.com/maya' } as const;

it('a person is searched by what they tell, and by nothing else of their record', () =>
  expect(
    personAsSubject({
      ...maya,
      firstName: 'Maya',
      lastName: 'Hollimund',
      profileImagePath: 'users/u1/profile.jpeg',
      socialMediaAccounts: [github],
    }),
  ).toEqual({
    ...{ kind: 'person', subjectId: 'U#u1', id: 'u1', name: 'Maya Hollimund' },
    ...{ socialMediaAccounts: [github], profileImagePath: 'users/u1/profile.jpeg' },
  }));

it('somebody who tells nothing has no name to be searched by', () =>
  expect(personAsSubject(maya)).toMatchObject({ subjectId: 'U#u1', name: undefined }));

it.each([
  ['Sal', 'Sarah', 'Whitfield', 'Sal', ['Sarah Whitfield']],
  ['Sarah Whitfield', 'Sarah', 'Whitfield', 'Sarah Whitfield', undefined],
  ['sarah whitfield', 'Sarah', 'Whitfield', 'sarah whitfield', undefined],
  // A first name alone is less than what they are called.
  ['Sarah Whitfield', 'Sarah', null, 'Sarah Whitfield', undefined],
  [null, 'Sarah', 'Whitfield', 'Sarah Whitfield', undefined],
])(
  'called %j, and %j %j, somebody is %j, and also %j',
  (preferredName, firstName, lastName, name, otherNames) => {
    const subject = personAsSubject({ ...maya, preferredName, firstName, lastName });
    expect([subject.name, subject.otherNames]).toEqual([name, otherNames]);
  },
);
