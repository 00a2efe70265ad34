// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import type { OwnBusiness } from './api.ts';
import { BusinessSettings } from './BusinessSettings.tsx';

vi.mock('../../lib/api/rest.ts', () => ({ call: () => new Promise(() => {}) }));
vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'ada', email: '' }) }));

const at = '2026-11-20T12:00:00.000Z';
const business: OwnBusiness = {
  ...{ id: 'b', adminId: 'bo', name: 'Harbour Lane', role: 'ADMIN', userEmailAddress: 'ada@hull.example' },
  ...{ domain: 'harbour-lnae.example', website: 'https://harbour-lnae.example' },
  ...{ createdAt: at, updatedAt: at },
};
const corrected = { domain: 'harbour-lane.example', website: 'https://harbour-lane.example' };

test('once the domain is corrected, the profile shows the website that followed it', () => {
  const queries = new QueryClient();
  function Settings() {
    const [now, setNow] = useState(business);
    return (
      <QueryClientProvider client={queries}>
        <BusinessSettings business={now} />
        <button onClick={() => setNow({ ...business, ...corrected })}>Correct it</button>
      </QueryClientProvider>
    );
  }
  const { box, click } = drawForTest(<Settings />);
  const website = () => box.querySelector<HTMLInputElement>('input[type=url]')!.value;
  expect(website()).toBe('https://harbour-lnae.example');
  click('Correct it');
  expect(website()).toBe('https://harbour-lane.example');
});
