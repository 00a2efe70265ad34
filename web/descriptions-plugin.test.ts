import { expect, test } from 'vitest';
import { withoutDescriptions } from './descriptions-plugin.ts';

test('a contract loses what its calls do, and nothing else', () =>
  expect(
    withoutDescriptions(
      `const c = { 'get-x': endpoint({ about: 'Gives x, and y.', method: 'GET', request: z.object({ about: z.string() }) }),
  'set-x': endpoint({ method: 'POST', about: "Sets x" }) };`,
    ),
  ).toBe(
    `const c = { 'get-x': endpoint({  method: 'GET', request: z.object({ about: z.string() }) }),
  'set-x': endpoint({ method: 'POST',  }) };`,
  ));
