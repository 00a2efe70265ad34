import { expect, it } from 'vitest';
import { type Canary, foundIn, misplaced } from './planted.ts';

const password: Canary = { kind: 'password', word: 'Canary-Pw-1!' };
const code: Canary = { kind: 'code', word: '135790' };
const born: Canary = { kind: 'date of birth', word: '1987-06-05' };

it('finds a canary in a log, and no code in a longer number', () => {
  const all = [password, code, born];
  expect(foundIn('{"message":"refused Canary-Pw-1! born 1987-06-05"}', all)).toEqual([password, born]);
  expect(foundIn('{"code":"135790"}', all)).toEqual([code]);
  expect(foundIn('{"at":1135790200,"id":"135790-a1"}', all)).toEqual([]);
});

it('lets stand what a person told us in their own rows, and nothing elsewhere', () => {
  const rows = [
    { room: 'table User', row: '{"dateOfBirth":"1987-06-05"}' },
    { room: 'sqs/Scanning', row: '{"body":"1987-06-05"}' },
    { room: 'outbox', row: 'Your code is 135790.' },
    { room: 'table Once', row: '{"code":"135790"}' },
    { room: 'cognito-users', row: 'Canary-Pw-1!' },
  ];
  expect(misplaced(rows, [password, code, born])).toEqual([
    'date of birth 1987-06-05 in sqs/Scanning: {"body":"1987-06-05"}',
    'code 135790 in table Once: {"code":"135790"}',
    'password Canary-Pw-1! in cognito-users: Canary-Pw-1!',
  ]);
});
