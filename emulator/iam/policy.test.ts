import { expect, test } from 'vitest';
import { allowed, type Statement } from './policy.ts';

const own: Statement[] = [
  {
    Effect: 'Allow',
    Action: ['s3:Get*', 's3:PutObject'],
    Resource: 'arn:aws:s3:::files/users/${aws:PrincipalTag/sub}/*',
  },
  { Effect: 'Deny', Action: '*', Resource: '*/locked/?' },
];
const of = (action: string, key: string, sub?: string) => ({
  action,
  resource: `arn:aws:s3:::files/${key}`,
  principalTags: { sub },
});

test.each([
  ['own file', of('s3:GetObject', 'users/1/a.png', '1'), true],
  ['an action in another case', of('S3:getobject', 'users/1/a.png', '1'), true],
  ['an action nobody allowed', of('s3:DeleteObject', 'users/1/a.png', '1'), false],
  ['the file of another', of('s3:GetObject', 'users/12/a.png', '1'), false],
  ['a resource in another case', of('s3:GetObject', 'Users/1/a.png', '1'), false],
  ['no tag, so the variable matches nothing', of('s3:GetObject', 'users//a.png'), false],
  ['a tag that looks like a wildcard is literal', of('s3:GetObject', 'users/2/a.png', '*'), false],
  ['a denied file', of('s3:GetObject', 'users/1/locked/x', '1'), false],
  ['? is exactly one character', of('s3:GetObject', 'users/1/locked/xy', '1'), true],
])('%s', (_, access, expected) => expect(allowed(own, access)).toBe(expected));

test('is decided anew for each who asks, and for each thing that is asked', () => {
  const plain: Statement[] = [{ Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::files/a' }];
  const ask = (statements: Statement[], action: string, key: string, sub: string) =>
    allowed(statements, of(action, key, sub));
  for (let round = 0; round < 2; round++) {
    expect(ask(plain, 's3:GetObject', 'a', '1')).toBe(true);
    expect(ask(plain, 's3:GetObject', 'b', '1')).toBe(false);
    expect(ask(plain, 's3:PutObject', 'a', '1')).toBe(false);
    expect(ask([...plain], 's3:GetObject', 'a', '1')).toBe(true);
    expect(ask([], 's3:GetObject', 'a', '1')).toBe(false);
    expect(ask(own, 's3:GetObject', 'users/1/a', '1')).toBe(true);
    expect(ask(own, 's3:GetObject', 'users/1/a', '2')).toBe(false);
  }
});

test('no statement means no', () => expect(allowed([], of('s3:GetObject', 'a'))).toBe(false));

test('conditions compare context keys', () => {
  const listing: Statement[] = [
    {
      Effect: 'Allow',
      Action: 's3:ListBucket',
      Resource: '*',
      Condition: { StringLike: { 's3:prefix': ['users/${aws:PrincipalTag/sub}/*'] } },
    },
  ];
  const ask = (prefix?: string) =>
    allowed(listing, {
      ...of('s3:ListBucket', '', '1'),
      context: { 's3:prefix': prefix },
    });
  expect([ask('users/1/'), ask('users/2/'), ask()]).toEqual([true, false, false]);
});

test('StringEquals takes wildcards literally', () => {
  const statements: Statement[] = [
    { Effect: 'Allow', Action: '*', Resource: '*', Condition: { StringEquals: { k: 'a*' } } },
  ];
  const ask = (k: string) => allowed(statements, { ...of('x:Y', ''), context: { k } });
  expect([ask('a*'), ask('ab')]).toEqual([true, false]);
});

test('NotResource and NotAction are everything else', () => {
  const statements: Statement[] = [
    { Effect: 'Allow', NotAction: ['s3:Put*'], Resource: '*' },
    { Effect: 'Deny', Action: 's3:Delete*', NotResource: 'arn:aws:s3:::files/mine/*' },
  ];
  const ask = (action: string, key: string) => allowed(statements, of(action, key));
  expect(ask('s3:GetObject', 'yours/a')).toBe(true);
  expect(ask('s3:PutObject', 'mine/a')).toBe(false);
  expect(ask('s3:DeleteObject', 'mine/a')).toBe(true);
  expect(ask('s3:DeleteObject', 'yours/a')).toBe(false);
});

test('Bool compares true and false', () => {
  const statements: Statement[] = [
    { Effect: 'Allow', Action: '*', Resource: '*' },
    { Effect: 'Deny', Action: '*', Resource: '*', Condition: { Bool: { secure: 'false' } } },
  ];
  const ask = (secure?: string) => allowed(statements, { ...of('x:Y', ''), context: { secure } });
  expect([ask('true'), ask('false'), ask()]).toEqual([true, false, true]);
});

test.each([
  [{ Effect: 'Allow', Action: '*', Resource: '*', NotPrincipal: '*' }, /NotPrincipal/],
  [
    { Effect: 'Allow', Action: '*', Resource: '*', Condition: { NumericLessThan: { k: '1' } } },
    /NumericLessThan/,
  ],
  [{ Effect: 'Allow', Action: '*', Resource: '${aws:userid}' }, /aws:userid/],
] as [Statement, RegExp][])('what it does not know it names: %j', (statement, name) =>
  expect(() => allowed([statement], of('x:Y', ''))).toThrow(name),
);
