import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { tables as shapes, tableVariable, type TableName, type TableShape } from '#domain/keys';
import type { Tables } from './data.ts';
import type { ProductFunction } from '../product-function.ts';

/**
 * `get` is reading a row by its key alone, `append` reading, adding and changing, `write` also deleting; `all` is reading and going through
 * the whole table.
 */
type Kind = 'get' | 'read' | 'append' | 'write' | 'all';
type Access = Partial<Record<TableName, Kind>>;

/** Who reaches which table, by function. The whole list of it: nothing else is granted. */
export const tableAccess = {
  app: {
    User: 'write',
    // Whether somebody may share a finding with a business, and keeps its cases.
    BusinessAccountUsers: 'read',
    Watch: 'write',
    Scan: 'write',
    Finding: 'write',
    // What people vouched for an account goes with its place on the list.
    Connection: 'append',
    Case: 'write',
    Notification: 'write',
    SocialProof: 'read',
    // Of a look-alike domain a business makes a case.
    DomainWatch: 'read',
    // What the page of its accounts says of a business, and its logo.
    Business: 'read',
    Integration: 'read',
    Request: 'write',
    // Who is left out of what anyone may check; the same for the two other functions that answer such checks.
    Suppression: 'read',
    Once: 'write',
  },
  // The person's record for whether they were deleted, for their name and for which addresses they confirmed.
  // What members share, and the other tables for what ends with a business.
  business: {
    User: 'read',
    Business: 'write',
    BusinessAccountUsers: 'write',
    DomainWatch: 'write',
    Integration: 'write',
    Watch: 'write',
    Scan: 'write',
    Finding: 'write',
    Case: 'write',
    SocialProof: 'write',
    // That a business was deleted.
    Notification: 'append',
    Once: 'write',
  },
  // What a business has by its account: its proven domain, its plan. Who asks, and whether they were deleted.
  'business-account': {
    User: 'read',
    Business: 'append',
    BusinessAccountUsers: 'append',
    Integration: 'write',
    // What a token reads.
    DomainWatch: 'read',
    Finding: 'read',
    // What operators decided of a plan.
    Audit: 'append',
    Once: 'write',
  },
  // Copies of a business's accounts: what was found, searches, decisions.
  'business-brand': {
    User: 'read',
    Business: 'read',
    BusinessAccountUsers: 'read',
    Watch: 'append',
    Scan: 'append',
    Finding: 'append',
    Once: 'write',
  },
  // The person's flags, when a link in a mail turns one off.
  // And the mark of an address that mails came back from.
  notification: {
    User: 'write',
    EmailInventory: 'append',
    Notification: 'write',
    Audit: 'append',
    Once: 'write',
  },
  announce: { User: 'all', Notification: 'write', Audit: 'append' },
  proxy: {
    Finding: 'read',
    // Whether somebody sees the pictures of what was found for a business, and proves its accounts.
    BusinessAccountUsers: 'read',
    Business: 'append',
    User: 'write',
    SocialProof: 'write',
    Notification: 'write',
    Connection: 'read',
    Request: 'write',
    Suppression: 'read',
    // What operators decided: nobody who decides can take it away.
    Audit: 'append',
    Once: 'write',
  },
  // Who asks, and that it was decided; the messages are no table's.
  redrive: { User: 'read', Audit: 'append', Once: 'write' },
  // Reads beyond the own nouns are for the export.
  user: {
    User: 'write',
    EmailInventory: 'write',
    PhoneInventory: 'write',
    Once: 'write',
    Business: 'read',
    DomainWatch: 'read',
    Integration: 'read',
    // Whose account an invited address belongs to.
    BusinessAccountUsers: 'append',
    Connection: 'write',
    // When what is old of their devices is forgotten.
    Watch: 'append',
    Scan: 'read',
    Finding: 'read',
    Case: 'read',
    Notification: 'write',
    SocialProof: 'read',
    Request: 'read',
    IssuedCopy: 'write',
    Suppression: 'append',
    Audit: 'read',
  },
  // What people ask about their data, and who is left out. Reads beyond these are for the export.
  rights: {
    Request: 'append',
    Suppression: 'write',
    // When an account closes.
    User: 'append',
    Once: 'write',
    Audit: 'append',
    EmailInventory: 'read',
    PhoneInventory: 'read',
    Business: 'read',
    DomainWatch: 'read',
    Integration: 'read',
    BusinessAccountUsers: 'read',
    Connection: 'read',
    Watch: 'read',
    Scan: 'read',
    Finding: 'read',
    Case: 'read',
    // That the account will be deleted.
    Notification: 'append',
    IssuedCopy: 'read',
    SocialProof: 'read',
  },
  'delete-account': {
    User: 'write',
    EmailInventory: 'write',
    PhoneInventory: 'write',
    Once: 'write',
    Business: 'write',
    BusinessAccountUsers: 'write',
    DomainWatch: 'write',
    Integration: 'write',
    Connection: 'write',
    Watch: 'write',
    Scan: 'write',
    Finding: 'write',
    Case: 'write',
    Notification: 'write',
    IssuedCopy: 'write',
    SocialProof: 'write',
    Request: 'write',
    Audit: 'write',
  },
  // Whether an address is somebody's already, also as one more of theirs; nothing else of anybody.
  'pre-sign-up': { EmailInventory: 'get' },
  'sign-in-notice': { User: 'write', EmailInventory: 'write', Once: 'write' },
  graphql: {
    User: 'write',
    EmailInventory: 'write',
    PhoneInventory: 'write',
    Business: 'write',
    BusinessAccountUsers: 'write',
    SocialProof: 'write',
    // What was found and is put on the list of own accounts is theirs.
    Finding: 'write',
    // What people vouched for an account goes with its place on the list.
    Connection: 'append',
    // Of an account that closes for a date of birth, of a seat or a disputed proof that is given up; what was told of a request to
    // vouch for an account goes with its place on the list.
    Notification: 'write',
    // An opt-out outlasts the address it was asked by, here and in the function `user`.
    Suppression: 'append',
    Once: 'write',
  },
  // Their week is told from here, and old devices are forgotten.
  'scan-plan': {
    User: 'append',
    Business: 'read',
    Watch: 'write',
    Scan: 'write',
    Finding: 'read',
    Notification: 'append',
    // How many scans were begun.
    Once: 'append',
  },
  'scan-run': {
    User: 'write',
    // A business is searched for like a person; those whose role sees what is found are told.
    Business: 'read',
    BusinessAccountUsers: 'read',
    Integration: 'read',
    Scan: 'write',
    Finding: 'write',
    // An account that is renamed takes its case along.
    Case: 'append',
    Notification: 'write',
    // Marks of one's own copies are read in what is found, and noted where one's own accounts show them.
    IssuedCopy: 'append',
    SocialProof: 'read',
    Once: 'write',
  },
  'cross-match': {
    User: 'append',
    // Whom of a business to tell, its logo and its webhook.
    Business: 'read',
    BusinessAccountUsers: 'read',
    Integration: 'read',
    Finding: 'append',
    // An open case about what was met is joined to it.
    Case: 'append',
    Notification: 'append',
    SocialProof: 'read',
    Once: 'append',
  },
  // Twins of a demonstration: whose accounts have copies, and bios that were edited.
  platforms: { User: 'all', Business: 'all', Once: 'write' },
  // What people, a search, a case and a business write, as the story lets them.
  story: {
    User: 'write',
    EmailInventory: 'append',
    Business: 'append',
    BusinessAccountUsers: 'append',
    DomainWatch: 'write',
    Integration: 'read',
    SocialProof: 'write',
    Watch: 'append',
    Scan: 'write',
    Finding: 'write',
    Case: 'append',
    Notification: 'write',
    Once: 'write',
  },
  // Every business that has a domain; what was found is remembered, not kept.
  'ct-read': { Business: 'all', CertificateLog: 'append', Once: 'append' },
  'domain-watch': {
    // And whether the proof of its domain still stands, with who holds it.
    Business: 'append',
    Once: 'write',
    // Whom to tell.
    BusinessAccountUsers: 'read',
    DomainWatch: 'write',
    // Those about a domain learn what changed of it.
    Case: 'append',
    // Its webhook, and how it went.
    Integration: 'append',
    Notification: 'append',
  },
  'identity-snapshot': { SocialProof: 'all' },
  'case-remind': {
    Case: 'write',
    Notification: 'write',
    Once: 'write',
    // Whom of a business to remind, and that it is still there.
    Business: 'read',
    BusinessAccountUsers: 'read',
  },
  'proof-check': {
    User: 'write',
    Business: 'append',
    // Whom of it to tell, and its webhook.
    BusinessAccountUsers: 'read',
    Integration: 'read',
    SocialProof: 'write',
    Notification: 'write',
    Once: 'write',
  },
  'tell-operators': {
    SocialProof: 'read',
    BusinessAccountUsers: 'read',
    Request: 'write',
    Notification: 'write',
  },
  deliver: { Notification: 'write' },
  'mail-returned': { EmailInventory: 'append' },
  'mail-send': {
    User: 'read',
    EmailInventory: 'read',
    Finding: 'read',
    Scan: 'read',
    Notification: 'write',
    Once: 'write',
  },
} satisfies Record<string, Access>;

const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem'];
const appends = ['dynamodb:PutItem', 'dynamodb:UpdateItem'];
const actions: Record<Kind, string[]> = {
  get: ['dynamodb:GetItem'],
  read: reads,
  all: reads,
  append: [...reads, ...appends],
  write: [...reads, ...appends, 'dynamodb:DeleteItem'],
};

/** Gives a function its rows of the table above: the permissions, and each table's name in its environment. */
export function grantTables(target: ProductFunction, name: keyof typeof tableAccess, tables: Tables): void {
  for (const [key, access] of Object.entries(tableAccess[name])) {
    const tableName = key as TableName;
    target.addEnvironment(tableVariable(tableName), tables[tableName].tableName);
    for (const statement of tableStatements(tables[tableName], tableName, access))
      target.addToRolePolicy(statement);
    if (access === 'all')
      target.addToRolePolicy(
        new PolicyStatement({ actions: ['dynamodb:Scan'], resources: [tables[tableName].tableArn] }),
      );
  }
}

/** What reading or writing one table takes: no scan, and each index by its name, so that no resource is a wildcard. */
export function tableStatements(table: ITable, name: TableName, access: Kind): PolicyStatement[] {
  const own = new PolicyStatement({ actions: actions[access], resources: [table.tableArn] });
  if (access === 'get') return [own];
  const shape: TableShape = shapes[name];
  const indexes = Object.keys(shape.indexes ?? {}).map((index) => `${table.tableArn}/index/${index}`);
  return [
    own,
    ...(indexes.length > 0 ? [new PolicyStatement({ actions: ['dynamodb:Query'], resources: indexes })] : []),
  ];
}
