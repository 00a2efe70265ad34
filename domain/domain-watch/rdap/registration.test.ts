import { expect, it } from 'vitest';
import { readRegistration } from './registration.ts';

type Card = [name: string, value: unknown][];
const card = (...values: Card) => [
  'vcard',
  [['version', {}, 'text', '4.0'], ...values.map(([name, value]) => [name, {}, 'text', value])],
];
const entity = (roles: string[], values: Card = [], more: object = {}) => ({
  ...{ objectClassName: 'entity', roles, vcardArray: card(...values) },
  ...more,
});
const abuse = entity(['abuse'], [['email', 'Abuse@Names.example']]);
const registrar = entity(['registrar'], [['fn', 'Names Inc.']], { handle: '1234' });
const events = [
  { eventAction: 'last changed', eventDate: '2026-11-02T00:00:00Z' },
  { eventAction: 'registration', eventDate: '2014-03-01T09:00:00+01:00' },
  { eventAction: 'expiration', eventDate: '2027-03-01T00:00:00Z' },
];
const answer = (over: object) => ({ objectClassName: 'domain', ldhName: 'ACRNE.example.', ...over });
const read = (over: object) => readRegistration(answer(over), 'Acrne.Example');

it('says whom a name was bought from and when, and where abuse is reported', () =>
  expect(
    read({
      events,
      entities: [entity(['registrant'], [['fn', 'Ada']]), { ...registrar, entities: [abuse] }],
    }),
  ).toEqual({
    ...{ registrar: 'Names Inc.', abuseEmail: 'abuse@names.example' },
    ...{ createdAt: '2014-03-01T08:00:00.000Z', expiresAt: '2027-03-01T00:00:00.000Z' },
  }));

it('knows nothing of its owner', () =>
  expect(
    read({
      entities: [
        entity(
          ['registrant'],
          [
            ['fn', 'Ada'],
            ['email', 'ada@home.example'],
          ],
        ),
      ],
    }),
  ).toEqual({}));

it.each([
  ['their own name', registrar, 'Names Inc.'],
  [
    'their organization',
    entity(
      ['registrar'],
      [
        ['fn', ' '],
        ['org', 'Names\\n GmbH'],
      ],
    ),
    'Names\\n GmbH',
  ],
  ['their number', entity(['registrar'], [], { handle: '1234' }), '1234'],
  ['their number, without a card', { roles: ['registrar'], handle: '1234' }, '1234'],
  ['nothing', { roles: ['registrar'], vcardArray: 'redacted' }, undefined],
  ['nothing, where no role is told', { vcardArray: card(['fn', 'Names Inc.']) }, undefined],
])('a registrar is called by %s', (_, one, name) => expect(read({ entities: [one] })?.registrar).toBe(name));

it('takes the registrar’s own contact for abuse before that of anybody else', () => {
  const other = entity(['abuse'], [['email', 'abuse@registry.example']]);
  expect(read({ entities: [other, { ...registrar, entities: [abuse] }] })?.abuseEmail).toBe(
    'abuse@names.example',
  );
  expect(read({ entities: [registrar, other] })?.abuseEmail).toBe('abuse@registry.example');
  expect(
    read({ entities: [{ ...registrar, entities: [entity(['technical'], [], { entities: [abuse] })] }] }),
  ).toMatchObject({
    abuseEmail: 'abuse@names.example',
  });
});

it('takes the first address of a card that is one', () => {
  const mailed = entity(
    ['registrar'],
    [
      ['fn', 'Names'],
      ['email', ''],
      ['tel', 'a@b.example'],
      ['email', 'mail@names.example'],
    ],
  );
  expect(read({ entities: [mailed] })).toEqual({ registrar: 'Names', registrarEmail: 'mail@names.example' });
});

it.each([
  ['of another name', answer({ ldhName: 'acme.example' })],
  ['of an address', { objectClassName: 'ip network' }],
  ['of nothing', null],
])('an answer %s says nothing', (_, body) => expect(readRegistration(body, 'acrne.example')).toBeUndefined());

it.each([
  ['without its name', { ldhName: undefined }],
  ['with a name that is none', { ldhName: 7 }],
  ['with what is no list', { entities: 'redacted', events: 'redacted' }],
  [
    'with dates that are none',
    { events: [{ eventAction: 'registration', eventDate: 'soon' }, { eventAction: 'expiration' }] },
  ],
])('an answer %s is read as far as it goes', (_, over) => expect(read(over)).toEqual({}));
