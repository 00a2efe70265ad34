import { expect, test } from 'vitest';
import { maskedApart } from './masked-apart.ts';

test.each([
  ['kit.second@post.example', [], 'k***@p***'],
  ['kit.second@post.example', ['maya@post.example'], 'k***@p***'],
  ['kit.second@post.example', ['kit.walker@post.example'], 'k***d@p***'],
  ['kit.second@post.example', ['kit.second@post.example', 'kit.walker@post.example'], 'k***d@p***'],
  ['kit@post.example', ['kit@gmail.example'], 'k***@p***'],
  ['kit@post.example', ['kit@proton.example'], 'k***@pos***'],
  ['maya@gmx.example', ['maya@gmail.example'], 'm***a@gmx***'],
  ['maya@gmail.com', ['maya@gmail.de'], 'm***a@gmail.com'],
  ['kit.second@post.example', ['kit.walker@post.example', 'kit.said@post.example'], 'k***d@post.example'],
])('%s beside %j is %s', (email, others, shown) => expect(maskedApart(email, others)).toBe(shown));
