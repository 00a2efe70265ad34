// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { one } from '../case-for-test.ts';
import { ReportFacts } from './ReportFacts.tsx';

test.each<[string, Case['behalf'], string[], Case['platform']?]>([
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
  [
    'a look-alike domain',
    { relation: 'BUSINESS', name: 'Ferrow Bay' },
    [
      ...['Its page copies ours', 'It asks for passwords or card numbers', 'It writes to our customers'],
      ...['It asks for money', 'It shows a document of our business'],
    ],
    'DOMAIN',
  ],
])('what else it does is asked of whom the report speaks: %s', (_, behalf, asked, platform = 'INSTAGRAM') => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ReportFacts one={one({ behalf, platform })} />
    </QueryClientProvider>,
  );
  const boxes = box.querySelector('fieldset')!.querySelectorAll('label');
  expect([...boxes].map((label) => label.textContent)).toEqual(asked);
});
