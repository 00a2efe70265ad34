// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Portrait } from './Portrait.tsx';

const signed = vi.hoisted(() => ({ times: 0 }));
vi.mock('./signed-address.ts', () => ({
  VALID: 900,
  signedAddress: (key: string) => Promise.resolve(`/s3/files/${key}?signature=${(signed.times += 1)}`),
}));

const nobody = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');

function draw(user: User) {
  signed.times = 0;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Portrait user={user} size={104} alt="Your picture" />
    </QueryClientProvider>,
  );
  const image = () => box.querySelector('img');
  return {
    shows: (expected: { address?: string; seal: boolean }) =>
      vi.waitFor(async () => {
        await act(async () => {}); // what arrived meanwhile is drawn
        expect({ address: image()?.getAttribute('src'), seal: box.querySelector('svg') !== null }).toEqual(
          expected,
        );
      }),
    fails: () => act(async () => image()!.dispatchEvent(new Event('error'))),
  };
}

test('without a picture there is the seal', async () => {
  const { shows } = draw(nobody);
  await shows({ seal: true });
});

test('a picture is shown by an address signed for it; one that fails is signed once more, then gives way to the seal', async () => {
  const { shows, fails } = draw({ ...nobody, profileImagePath: 'users/sub-1/me.jpeg' });
  await shows({ address: '/s3/files/users/sub-1/me.jpeg?signature=1', seal: false });
  await fails();
  await shows({ address: '/s3/files/users/sub-1/me.jpeg?signature=2', seal: false });
  await fails();
  await shows({ seal: true });
  expect(signed.times).toBe(2);
});
