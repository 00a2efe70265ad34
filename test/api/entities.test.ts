import { readFileSync } from 'node:fs';
import {
  type GraphQLInputObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  buildASTSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { describe, expect, it, test } from 'vitest';
import { AuthenticationScore } from '#domain/account/authentication-score';
import { Business } from '#domain/business/business';
import { BusinessAccountUsers } from '#domain/business/seat';
import { ConnectionStatus } from '#domain/people/connection';
import { EmailInventory, InventoryType, PhoneInventory } from '#domain/account/contact-owner';
import { Platform } from '#domain/platform/platform';
import { SocialAccount } from '#domain/platform/social-account';
import { Address, ContactUse, Device, EmailEntry, PhoneEntry, PhoneType, User } from '#domain/account/user';
import { Notification } from '#domain/message/notification';
import { ScanProgress, SourceProgress } from '#domain/scan/scan';
import * as z from 'zod';
import { prelude } from '../../emulator/appsync/runtime/prelude.ts';
import { specBooleans, specEntities, specEnumerations, specLists, specScore } from './spec-entities.ts';

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
const schemaOf = (text: string): GraphQLSchema =>
  buildASTSchema(parse(prelude + text), { assumeValid: true });
const schema = schemaOf(sdl);

/** The specification's name of an entity: our type in schema.graphql, our zod schema. */
const entities: Record<string, [string, z.ZodObject]> = {
  User: ['User', User],
  Address: ['Address', Address],
  'Email entry': ['EmailEntry', EmailEntry],
  'Phone entry': ['PhoneEntry', PhoneEntry],
  'Social account': ['SocialAccount', SocialAccount],
  Device: ['Device', Device],
  Business: ['Business', Business],
  BusinessAccountUsers: ['BusinessAccountUsers', BusinessAccountUsers],
  EmailInventory: ['EmailInventory', EmailInventory],
  PhoneInventory: ['PhoneInventory', PhoneInventory],
};
const enumerations: Record<string, [string, z.ZodEnum]> = {
  'Contact use': ['ContactUse', ContactUse],
  'Phone type': ['PhoneType', PhoneType],
  'Social platform': ['SocialPlatform', Platform],
  'Inventory type': ['InventoryType', InventoryType],
  'Connection status': ['ConnectionStatus', ConnectionStatus],
};

/** Fields of the specification's entities that it does not name, and why they are there. */
const extraFields: Record<string, string> = {
  'schema.graphql User.version': 'optimistic lock: two windows editing one list must not lose an edit',
  'zod User.version': 'the same, stored',
  'schema.graphql User.alertsWeek': 'the weekly summary ends without the alerts about copies',
  'zod User.alertsWeek': 'the same, stored',
  'schema.graphql User.stepsLeftOut':
    'a first step that was left out is not asked about again in another browser',
  'zod User.stepsLeftOut': 'the same, stored',
  'zod User.scoreHistory': 'the score as a small chart',
  'zod Device.ipAddressDays':
    'network addresses go after 90 days, also those of a device that is used each day',
  'zod Device.userAgentDays': 'the same of what browsers call themselves',
  'zod User.findable': 'being found by an exact address is off until the person turns it on',
  'zod BusinessAccountUsers.alerts': 'an admin or manager who wants no news about the business',
  'zod Business.domainProof': 'the record in the DNS that shows who runs the domain',
  'zod Business.formerProof':
    'a slip of the domain, typed back, does not cost the day since when it is proven',
  'zod Business.lostProof':
    'a domain whose proof is gone is told as that, and not as one that was never proven',
  'zod Business.plan': 'what operators set; seats follow from it',
  'zod Business.trialUntil': 'a trial ends by itself, and there is no second one',
  'zod Business.usedSeats': 'counts the seats given, so that a seat is one conditional write',
  'zod BusinessAccountUsers.invitedUntil':
    'tells an invitation from somebody who has joined, and when it ends',
  'zod BusinessAccountUsers.invitationHash': 'the link of an invitation works once',
  'zod BusinessAccountUsers.inviterDeleted': 'an invitation names nobody who has since deleted their account',
  'schema.graphql Business.version': 'optimistic lock: two admins editing one profile must not lose an edit',
  'zod Business.version': 'the same, stored',
};

/** Types of the API besides the specification's entities, and why. */
const extraTypes: Record<string, string> = {
  ImpersonationDetection: 'what the field impersonationDetection of a User holds',
  SeenProfile: 'one side of a finding, as it was seen',
  Reason: 'why two profiles are alike, in words',
  FindingEvent: 'the timeline of a finding',
  Finding: 'the impersonation detection report is a list of these',
  Connection: '"The connection entity itself is not shown": this is ours',
  Notification: 'alerts to potential clones reach a person as these',
  SourceProgress: 'how one platform of a running scan stands',
  ScanProgress: 'what a browser hears while a scan runs',
  ProfileCheck: 'what anyone may learn of a handle',
  FindingPage: 'page of a list',
  NotificationPage: 'page of a list',
  ConnectionPage: 'page of a list',
};

const fieldsOf = (api: GraphQLSchema, name: string): string[] => {
  const type = api.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
};

/** What an entity lacks, and what it has that nobody gave a reason for. */
function differences(where: string, name: string, has: string[], wants: string[]): string[] {
  return [
    ...wants.filter((field) => !has.includes(field)).map((field) => `${where} ${name} lacks ${field}`),
    ...has
      .filter((field) => !wants.includes(field) && !extraFields[`${where} ${name}.${field}`])
      .map((field) => `${where} ${name} has ${field} without a reason`),
  ];
}

const unwrapped = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodNullable
    ? unwrapped(type.unwrap() as z.ZodType)
    : type;
const userField = (name: string): z.ZodType => unwrapped(User.shape[name as keyof typeof User.shape]);
const graphqlField = (type: string, name: string): GraphQLOutputType => {
  const found = schema.getType(type);
  if (!isObjectType(found)) throw new Error(`${type} is no type`);
  return getNullableType(found.getFields()[name]!.type);
};

test.each([
  ['ScanProgressInput', ScanProgress],
  ['SourceProgressInput', SourceProgress.omit({ free: true, limits: true })],
  ['NotificationInput', Notification.omit({ deliveredAt: true, noMail: true })],
])('%s takes what a function publishes, whole', (input, published) => {
  expect(fieldsOf(schema, input).sort()).toEqual(Object.keys(published.shape).sort());
});

describe('the entities of the specification', () => {
  test.each(Object.keys(specEntities))('%s has its fields in schema.graphql', (entity) => {
    const [name] = entities[entity]!;
    expect(differences('schema.graphql', name, fieldsOf(schema, name), specEntities[entity]!)).toEqual([]);
  });

  test.each(Object.keys(specEntities))('%s has its fields in the zod schema', (entity) => {
    const [name, zod] = entities[entity]!;
    expect(differences('zod', name, Object.keys(zod.shape), specEntities[entity]!)).toEqual([]);
  });

  test.each(Object.keys(specEnumerations))('%s has its values, in order, in both', (enumeration) => {
    const [name, zod] = enumerations[enumeration]!;
    const type = schema.getType(name);
    expect(isEnumType(type) && type.getValues().map((value) => value.name)).toEqual(
      specEnumerations[enumeration],
    );
    expect(zod.options).toEqual(specEnumerations[enumeration]);
  });

  it('keep the five flags as booleans and the lists as lists', () => {
    for (const flag of specBooleans) {
      expect(String(graphqlField('User', flag)), flag).toBe('Boolean');
      expect(userField(flag), flag).toBeInstanceOf(z.ZodBoolean);
    }
    for (const name of specLists) {
      expect(isListType(graphqlField('User', name)), name).toBe(true);
      expect(userField(name), name).toBeInstanceOf(z.ZodArray);
    }
    expect(String(graphqlField('Business', 'socialMediaAccounts'))).toContain('SocialAccount');
    expect(String(graphqlField('Business', 'address'))).toBe('Address');
  });

  it('use their enumerations where they say so', () => {
    const uses = {
      'EmailEntry.emailUse': 'ContactUse',
      'PhoneEntry.phoneUse': 'ContactUse',
      'PhoneEntry.phoneType': 'PhoneType',
      'SocialAccount.platform': 'SocialPlatform',
      'EmailInventory.type': 'InventoryType',
      'PhoneInventory.type': 'InventoryType',
      'Connection.status': 'ConnectionStatus',
    };
    for (const [field, enumeration] of Object.entries(uses)) {
      const [type, name] = field.split('.') as [string, string];
      expect(String(graphqlField(type, name)), field).toBe(enumeration);
    }
  });

  it('may be sent whole: server-owned fields are taken and ignored, not refused', () => {
    const sent = { CreateUserInput: 'User', UpdateUserInput: 'User', UpdateBusinessInput: 'Business' };
    for (const [input, entity] of Object.entries(sent))
      expect(
        specEntities[entity]!.filter((field) => !fieldsOf(schema, input).includes(field)),
        input,
      ).toEqual([]);
    const nested = ['Address', 'EmailEntry', 'PhoneEntry', 'SocialAccount', 'Device'];
    for (const name of nested)
      expect(
        fieldsOf(schema, name).filter((field) => !fieldsOf(schema, `${name}Input`).includes(field)),
        `${name}Input`,
      ).toEqual([]);
    const update = schema.getType('UpdateUserInput') as GraphQLInputObjectType;
    expect(String(update.getFields().impersonationDetection!.type)).toBe('ImpersonationDetectionInput');
  });

  it('give an authentication score from 0 to 100', () => {
    const scored = (score: number) => AuthenticationScore.safeParse({ score, have: [], next: [] }).success;
    expect([specScore.least, specScore.most].map(scored)).toEqual([true, true]);
    expect([specScore.least - 1, specScore.most + 1].map(scored)).toEqual([false, false]);
  });
});

describe('what is ours besides', () => {
  it('has a reason, and every reason something it speaks of', () => {
    const known = new Set(Object.values(entities).map(([name]) => name));
    const types = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .map((type) => type.name)
      .filter((name) => !['Query', 'Mutation', 'Subscription'].includes(name) && !known.has(name));
    expect(types.sort()).toEqual(Object.keys(extraTypes).sort());
    const ours = Object.values(entities).flatMap(([name, zod]) => [
      ...fieldsOf(schema, name).map((field) => `schema.graphql ${name}.${field}`),
      ...Object.keys(zod.shape).map((field) => `zod ${name}.${field}`),
    ]);
    expect(Object.keys(extraFields).filter((field) => !ours.includes(field))).toEqual([]);
  });
});

test('a missing field and one without a reason are both told', () => {
  const doctored = schemaOf(sdl.replace('  cpuCores: Int\n', '  fontList: [String!]\n'));
  expect(differences('schema.graphql', 'Device', fieldsOf(doctored, 'Device'), specEntities.Device!)).toEqual(
    ['schema.graphql Device lacks cpuCores', 'schema.graphql Device has fontList without a reason'],
  );
});
