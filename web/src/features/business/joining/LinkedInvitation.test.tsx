// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { rootForTest } from '../../../ui/draw-for-test.tsx';
import { LinkedInvitation } from './LinkedInvitation.tsx';

vi.mock('./link-calls.ts', async (original) => ({
  ...(await original<object>()),
  invitationOf: () =>
    Promise.resolve({
      ...{ businessId: 'b1', userEmailAddress: 'tom@harbourlane.example', business: 'Harbour Lane' },
      ...{ invitedBy: 'Ada', role: 'MANAGER' },
    }),
  declineLink: () => Promise.resolve(),
}));

const Here = () => {
  const { pathname, search, hash, state } = useLocation();
  return <p>{JSON.stringify([pathname + search + hash, state])}</p>;
};

const whole = `b1.${'k'.repeat(40)}`;

async function open(token = whole): Promise<HTMLElement> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  await act(async () =>
    rootForTest(box).render(
      <MemoryRouter initialEntries={[`/business-invitation#${token}`]}>
        <Routes>
          <Route path="/business-invitation" element={<LinkedInvitation token={token} />} />
          <Route path="*" element={<Here />} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  return box;
}

test.each([
  ['Sign up to join', '/onboarding'],
  ['I have an account', '/business-dashboard'],
])('"%s" takes the invited address along, and not in the link', async (words, path) => {
  const box = await open();
  const link = [...box.querySelectorAll('a')].find(({ textContent }) => textContent === words)!;
  await act(async () => link.click());
  expect(box.textContent).toBe(JSON.stringify([path, { invited: 'tom@harbourlane.example' }]));
});

test('whoever is signed in is led on to where one joins, which knows the invited address', async () => {
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'tom');
  const box = await open();
  expect(box.textContent).toContain('The invitation was sent to tom@harbourlane.example.');
  await act(async () => box.querySelector('a')!.click());
  expect(box.textContent).toBe(
    JSON.stringify(['/business-dashboard', { invited: 'tom@harbourlane.example' }]),
  );
  localStorage.clear();
});

test.each([whole.slice(0, -1), 'b1.', 'b1', '', `${whole}.`])(
  'a link that was cut off says so: "%s"',
  async (token) => {
    const box = await open(token);
    expect(box.querySelector('h1')!.textContent).toBe('This link is incomplete');
    expect(box.textContent).toContain('Please open it from the email again.');
  },
);

test.each([
  [true, 'Open your dashboard', false],
  [false, 'I have an account', true],
])(
  'a link that no longer leads anywhere asks to sign in only whoever is not: signed in %s',
  async (is, button, asks) => {
    if (is) localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'tom');
    const box = await open('b1.');
    expect(box.textContent).toContain('pen invitation also shows on your dashboard.');
    expect(box.textContent.includes('sign in')).toBe(asks);
    expect(box.querySelector('a')!.textContent).toBe(button);
    localStorage.clear();
  },
);

test('a no is asked about first, names the address it is for, and leads on', async () => {
  const box = await open();
  const press = (words: string, at = 0) =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .filter(({ textContent }) => textContent === words)
        [at]!.click(),
    );
  await press('Decline');
  const dialog = document.querySelector('dialog')!;
  expect(dialog.textContent).toContain('Decline the invitation to tom@harbourlane.example?');
  await press('Cancel');
  expect(box.textContent).toContain('You’re invited to join');
  await press('Decline');
  await press('Decline', 1);
  expect(box.querySelector('h1')!.textContent).toBe(
    'Declined. The business no longer has the address tom@harbourlane.example from this invitation.',
  );
  expect(box.querySelector('a')!.textContent).toBe('To the home page');
});
