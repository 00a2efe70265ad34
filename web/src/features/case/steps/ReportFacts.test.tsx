// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { one } from '../case-for-test.ts';
import { ReportFacts } from './ReportFacts.tsx';

test.each<[string, Case['behalf'], string[]]>([
  [
    'oneself',
    null,
    ['It writes to my friends', 'It asks for money', 'It shows an identity document of mine'],
  ],
  [
    'a parent',
    { relation: 'PARENT', name: 'Edith' },
    ['It writes to people they know', 'It asks for money', 'It shows an identity document of theirs'],
  ],
  [
    'a business',
    { relation: 'BUSINESS', name: 'Ferrow Bay' },
    ['It writes to our customers', 'It asks for money', 'It shows a document of our business'],
  ],
])('what else it does is asked of whom the report speaks: %s', (_, behalf, asked) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ReportFacts one={one({ behalf })} />
    </QueryClientProvider>,
  );
  const boxes = box.querySelector('fieldset')!.querySelectorAll('label');
  expect([...boxes].map((label) => label.textContent)).toEqual(asked);
});
