// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Contact } from '#domain/account/contact';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { ContactRow } from './ContactRow.tsx';

vi.mock('../../session/codes/OutboxHint.tsx', () => ({ OutboxHint: () => null }));

const at = '2026-11-20T12:00:00.000Z';
const maya = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, at);
const second = 'maya@second.example';
const emails = [...(maya.emails ?? []), { emailAddress: second, verifiedAt: at }];
const phone = (phoneNumber: string) => ({ phoneNumber, verifiedAt: at });

test.each<[string, User, Contact, boolean]>([
  ['a second address adds nothing', { ...maya, emails }, { kind: 'email', value: second }, false],
  [
    'the only number counts',
    { ...maya, phones: [phone('+12125550100')] },
    { kind: 'phone', value: '+12125550100' },
    true,
  ],
  [
    'one number of two adds nothing',
    { ...maya, phones: [phone('+12125550100'), phone('+12125550101')] },
    { kind: 'phone', value: '+12125550101' },
    false,
  ],
])('whoever removes an address hears what it does to the score: %s', async (_, user, contact, counts) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <ContactRow user={user} contact={contact} asked={undefined} onAsk={vi.fn()} />
      </ul>
    </QueryClientProvider>,
  );
  const remove = [...box.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Remove'))!;
  await act(async () => remove.click());
  const said = document.body.textContent ?? '';
  expect(said).toContain('Once removed');
  expect(said.includes('no longer counts toward your score')).toBe(counts);
  await act(async () =>
    [...document.querySelectorAll('button')].find((b) => b.textContent === 'Keep it')?.click(),
  );
});

test.each([
  [undefined, true, 'Primary: you sign in with it'],
  ['Google', false, 'Primary: your address at Google'],
])('of whoever signs in with %s an address can be made primary: %s', (provider, offered, says) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        {[maya.accountEmail, second].map((value) => (
          <ContactRow
            key={value}
            user={{ ...maya, emails }}
            contact={{ kind: 'email', value }}
            asked={undefined}
            onAsk={vi.fn()}
            provider={provider}
          />
        ))}
      </ul>
    </QueryClientProvider>,
  );
  expect(box.textContent?.includes('Make primary')).toBe(offered);
  expect(box.textContent).toContain(says);
});

test.each([
  [undefined, 'Primary: for sign-in codes'],
  ['Google', 'Primary'],
])('the primary number of whoever signs in with %s is “%s”', (provider, says) => {
  const value = '+12125550100';
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <ContactRow
          user={{ ...maya, phones: [phone(value)], phoneCell: value }}
          contact={{ kind: 'phone', value }}
          asked={undefined}
          onAsk={vi.fn()}
          provider={provider}
        />
      </ul>
    </QueryClientProvider>,
  );
  expect([...box.querySelectorAll('span')].map(({ textContent }) => textContent)).toContain(says);
});

test.each([
  ['its form is open below', { value: '+12125550100', what: 'makePrimary' as const, resumed: true }, false],
  ['the form was put aside', undefined, true],
])('of a number that was just added, a code can be asked for in the row where %s', (_, asked, offered) => {
  const user = { ...maya, phones: [{ phoneNumber: '+12125550100' }] };
  const { buttons } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <ContactRow
          user={user}
          contact={{ kind: 'phone', value: '+12125550100' }}
          asked={asked}
          onAsk={vi.fn()}
        />
      </ul>
    </QueryClientProvider>,
  );
  expect(buttons().includes('Confirm +12125550100')).toBe(offered);
  expect(buttons()).not.toContain('Make primary +12125550100');
});
