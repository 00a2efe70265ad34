import { expect, test } from 'vitest';
import { hasTokenForm } from '#domain/message/invitation/link-form';
import { businessOf, newToken } from '../../business/business-token.ts';

test('a token names its business, and has the form by which a link that was cut off is told', () => {
  for (const id of ['b1', '01JD4Q9G3M6V7Z8X2Y5W4T3S1R', 'ferrow.bay']) {
    const token = newToken(id, () => 0.999);
    expect([businessOf(token), hasTokenForm(token), hasTokenForm(token.slice(0, -1))]).toEqual([
      id,
      true,
      false,
    ]);
  }
});
