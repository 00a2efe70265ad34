import { expect, test } from 'vitest';
import { BusinessRole, deeds, may, mayPlace } from './role.ts';

test('what each role may do is this table', () => {
  const table = BusinessRole.options.map((role) => [role, ...deeds.filter((deed) => may(role, deed))]);
  expect(table).toEqual([
    [
      ...[
        'ADMIN',
        'see the profile',
        'see members',
        'see domains',
        'see shared findings',
        'see brand findings',
        'decide on brand findings',
        'keep cases',
        ...['see proven accounts', 'prove accounts', 'show accounts in public'],
        'invite',
      ],
      ...['edit the profile', 'change roles', 'change seats'],
    ],
    [
      'MANAGER',
      'see the profile',
      'see members',
      'see domains',
      'see shared findings',
      'see brand findings',
      'decide on brand findings',
      'keep cases',
      ...['see proven accounts', 'prove accounts'],
      'invite',
    ],
    ['MEMBER', 'see proven accounts'],
  ]);
});

test('nobody places somebody above themselves', () => {
  const placed = BusinessRole.options.map((role) =>
    BusinessRole.options.filter((other) => mayPlace(role, other)).join(' '),
  );
  expect(placed).toEqual(['ADMIN MANAGER MEMBER', 'MEMBER', '']);
});
