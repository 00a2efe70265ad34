import * as z from 'zod';

export const BusinessRole = z.enum(['ADMIN', 'MANAGER', 'MEMBER']);
export type BusinessRole = z.infer<typeof BusinessRole>;

/** Each as a person is one: to join "as a member". */
export const asRole = {
  ADMIN: 'an admin',
  MANAGER: 'a manager',
  MEMBER: 'a member',
} as const satisfies Record<BusinessRole, string>;

/** What is done in a business, and who may: the whole table. The owner is an admin who may also end it or hand it on. */
const allowed = {
  'see the profile': ['ADMIN', 'MANAGER'],
  'see members': ['ADMIN', 'MANAGER'],
  'see domains': ['ADMIN', 'MANAGER'],
  'see shared findings': ['ADMIN', 'MANAGER'],
  'see brand findings': ['ADMIN', 'MANAGER'],
  'decide on brand findings': ['ADMIN', 'MANAGER'],
  'keep cases': ['ADMIN', 'MANAGER'],
  'see proven accounts': ['ADMIN', 'MANAGER', 'MEMBER'],
  'prove accounts': ['ADMIN', 'MANAGER'],
  'show accounts in public': ['ADMIN'],
  invite: ['ADMIN', 'MANAGER'],
  'edit the profile': ['ADMIN'],
  'change roles': ['ADMIN'],
  'change seats': ['ADMIN'],
} as const satisfies Record<string, readonly BusinessRole[]>;

export type Deed = keyof typeof allowed;

export const deeds = Object.keys(allowed) as Deed[];

export const may = (role: BusinessRole, deed: Deed): boolean =>
  (allowed[deed] as readonly BusinessRole[]).includes(role);

/** Whom somebody may invite as, or take the seat of: admins everybody, managers only members. */
export const mayPlace = (role: BusinessRole, other: BusinessRole): boolean =>
  role === 'ADMIN' || (role === 'MANAGER' && other === 'MEMBER');

/** What somebody in a business learns of its members, and what nobody there does. In the letter of the invitation and on its page. */
export const whatBusinessSees = {
  sees: ['your name', 'the address you were invited with', 'your role, and when you joined'],
  not: [
    'your accounts',
    'your findings, scans and cases, unless you share a finding there yourself or, as a manager or an admin, move a case there',
    'your score, your connections and your other addresses',
  ],
} as const;
