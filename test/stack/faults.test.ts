import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startLocal } from '../../local/stack.ts';
import { wireTo } from '../support/client.ts';

it('what is set up at the start meets no fault, whoever comes after it does', async () => {
  const stack = await startLocal({
    ...{ root: resolve(import.meta.dirname, '../..'), port: 0, web: false, watch: false },
    fault: { throttle: 1, latency: 0 },
  });
  try {
    const wire = wireTo(stack.origin, stack.config);
    const call = wire.rest('business', 'get-invitation', { token: `acme.${'i'.repeat(40)}` }, {});
    expect(await call).toMatchObject({ kind: 'refused', code: 'RATE_LIMITED' });
  } finally {
    await stack.close();
  }
});
