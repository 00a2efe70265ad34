// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { CaseStory } from '../CaseStory.tsx';
import { CasesOfBusiness } from './case-business.ts';

vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'u', email: '' }) }));
vi.mock('../../../lib/api/rest.ts', () => ({ call: () => new Promise(() => {}) }));

test.each([
  ['of a person', undefined, 'All cases'],
  ['of a business', { id: 'acme', name: 'Acme Ltd', standing: [] }, 'All cases of Acme Ltd'],
  ['of a business without a name', { id: 'acme', name: '', standing: [] }, 'All cases'],
])('the head of a case %s says whose it is', (_, business, words) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CasesOfBusiness value={business}>
        <CaseStory one={one({})} name="Maya" now={Date.parse(at)} />
      </CasesOfBusiness>
    </QueryClientProvider>,
  );
  expect(box.querySelector('a')!.textContent).toBe(words);
});
