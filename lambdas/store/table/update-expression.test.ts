import { expect, it } from 'vitest';
import { updateExpression } from './update-expression.ts';

it('sets, removes, leaves out, adds, and asks', () => {
  expect(
    updateExpression(
      {
        set: { name: 'Maya', phone: null, bio: undefined },
        add: { version: 1 },
        when: [{ field: 'version', operator: '=', value: 3 }],
      },
      ['attribute_exists(id)'],
    ),
  ).toEqual({
    UpdateExpression: 'SET #0 = :0 REMOVE #1 ADD #2 :1',
    ConditionExpression: 'attribute_exists(id) AND #3 = :2',
    ExpressionAttributeNames: { '#0': 'name', '#1': 'phone', '#2': 'version', '#3': 'version' },
    ExpressionAttributeValues: { ':0': 'Maya', ':1': 1, ':2': 3 },
  });
});

it('asks for a field in another', () => {
  expect(
    updateExpression({ set: {}, when: [{ field: 'counted.open', operator: '=', value: 2 }] }, []),
  ).toMatchObject({
    ConditionExpression: '#0.#1 = :0',
    ExpressionAttributeNames: { '#0': 'counted', '#1': 'open' },
  });
});
