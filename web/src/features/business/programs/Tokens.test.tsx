// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Tokens } from './Tokens.tsx';

test('the day on which a token was used last is told as the one on which it was made', () => {
  const at = new Date();
  const used = { id: 'a'.repeat(32), name: 'Monthly report', by: 'Ada', madeAt: at.toISOString() };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Tokens businessId="b" tokens={[{ ...used, usedAt: at.toISOString() }]} />
    </QueryClientProvider>,
  );
  expect(box.querySelector('li')!.textContent).toMatch(/Made by Ada, today, \d\d:\d\d, last used today/);
});
