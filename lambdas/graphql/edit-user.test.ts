import { describe, expect, it } from 'vitest';
import { type User, newUser } from '#domain/account/user';
import type { Change } from '../store/table/update-expression.ts';
import { editUser } from './edit-user.ts';

const at = Date.parse('2026-11-20T12:00:00Z');
const retry = { attempts: 10, first: 1, longest: 1, random: () => 0, sleep: async () => {} };
const caller = { sub: 'u1' };

/** One record in memory; `interfere` changes it between the read and the write. */
function oneUser(start: Partial<User> = {}, interfere: (user: User) => void = () => {}) {
  let user: User = {
    ...newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-01-01T00:00:00.000Z'),
    ...start,
  };
  const users = {
    get: async () => structuredClone(user),
    change: async (_id: string, { set, add = {}, when = [] }: Change) => {
      interfere(user);
      const holds = when.every(
        ({ field, operator, value }) =>
          (operator !== '=' || user[field as keyof User] === value) &&
          (operator !== 'not exists' || user[field as keyof User] == null),
      );
      if (!holds) return undefined;
      user = { ...user, ...set } as User;
      if ('version' in add) user.version = (user.version ?? 0) + Number(add['version']);
      return structuredClone(user);
    },
  };
  return { users, current: () => user };
}

describe('editUser', () => {
  it('changes the fields given and no other', async () => {
    const { users } = oneUser({ lastName: 'Hollimund' });
    const changed = await editUser({ input: { id: 'u1', firstName: '  Maya ' } }, caller, {
      users,
      now: () => at,
      retry,
    });
    expect(changed).toMatchObject({
      firstName: 'Maya',
      lastName: 'Hollimund',
      updatedAt: '2026-11-20T12:00:00.000Z',
    });
  });

  it('ignores what belongs to the server', async () => {
    const { users } = oneUser();
    const input = {
      id: 'u1',
      role: 'Admin',
      accountEmail: 'x@example.com',
      emails: [],
      devices: [],
      firstName: 'M',
    };
    const changed = await editUser({ input }, caller, { users, now: () => at, retry });
    expect(changed).toMatchObject({
      role: 'User',
      accountEmail: 'maya@example.com',
      emails: [{ emailAddress: 'maya@example.com' }],
    });
  });

  it('saves no type markers, no owner and no empty phone numbers', async () => {
    const { users, current } = oneUser({ phoneCell: '+18605550100' });
    const before = current();
    const input = {
      id: 'u1',
      __typename: 'User',
      owner: 'u1',
      createdAt: '1999-01-01T00:00:00.000Z',
      homePhone: '',
      workPhone: '',
      phoneCell: '',
      phones: [{ phoneNumber: '', phoneUse: 'HOME' }],
      addresses: [{ __typename: 'Address', city: 'Bath' }],
    };
    await editUser({ input }, caller, { users, now: () => at, retry });
    expect(current()).toEqual({
      ...before,
      addresses: [{ city: 'Bath', verifiedAt: null }],
      updatedAt: '2026-11-20T12:00:00.000Z',
      version: 2,
    });
  });

  it('takes a picture away, and sets none: that is for finish-upload, which looks at it', async () => {
    const { users, current } = oneUser({ profileImagePath: 'users/u1/profile/a.png' });
    const edit = (profileImagePath: string | null) =>
      editUser({ input: { id: 'u1', profileImagePath } }, caller, { users, now: () => at, retry });
    await edit('users/u2/profile/b.png');
    expect(current().profileImagePath).toBe('users/u1/profile/a.png');
    await edit(null);
    expect(current().profileImagePath).toBeNull();
  });

  it("refuses another's id before it looks at the condition", async () => {
    const { users } = oneUser();
    const edit = editUser({ input: { id: 'u2' }, condition: { firstName: { eq: 'x' } } }, caller, {
      users,
      now: () => at,
      retry,
    });
    await expect(edit).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('wins a list edit after lost races', async () => {
    let rivals = 7;
    const { users, current } = oneUser({}, (user) => {
      if (rivals-- > 0) user.version = (user.version ?? 0) + 1;
    });
    const socialMediaAccounts = [{ platform: 'GITHUB', pageUrl: 'https://github.com/maya' }];
    await editUser({ input: { id: 'u1', socialMediaAccounts } }, caller, { users, now: () => at, retry });
    expect(current().socialMediaAccounts).toEqual(socialMediaAccounts);
  });

  it('tells of a list that changed since it was read', async () => {
    const { users } = oneUser({ version: 5 });
    const edit = editUser({ input: { id: 'u1', version: 4, ignoredUserIds: ['u9'] } }, caller, {
      users,
      now: () => at,
      retry,
    });
    await expect(edit).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('tells of a field that was read before another edit, also of one in the same millisecond', async () => {
    const { users, current } = oneUser({ version: 5 });
    const save = (firstName: string, version: number) =>
      editUser({ input: { id: 'u1', version, firstName } }, caller, { users, now: () => at, retry });
    await save('Maya', 5);
    await expect(save('Mia', 5)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(current()).toMatchObject({ firstName: 'Maya', version: 6 });
    await save('Mia', 6);
    expect(current()).toMatchObject({ firstName: 'Mia', version: 7 });
  });

  it('takes a record from before edits were counted for the one that was read at 0', async () => {
    const { users, current } = oneUser({ version: null });
    const save = () =>
      editUser({ input: { id: 'u1', version: 0, firstName: 'Maya' } }, caller, {
        users,
        now: () => at,
        retry,
      });
    await save();
    expect(current().version).toBe(1);
    await expect(save()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('cannot prove an account', async () => {
    const { users, current } = oneUser();
    const claimed = {
      platform: 'GITHUB',
      pageUrl: 'https://github.com/maya',
      verifiedAt: '2026-01-01T00:00:00.000Z',
    };
    await editUser({ input: { id: 'u1', socialMediaAccounts: [claimed] } }, caller, {
      users,
      now: () => at,
      retry,
    });
    expect(current().socialMediaAccounts?.[0]?.verifiedAt).toBeUndefined();
  });
});
