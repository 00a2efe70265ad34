// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { emptySide, saveDraft } from '../../../compare/side.ts';
import { words } from '../words.ts';
import { GiveCopy } from './GiveCopy.tsx';
import { GiveCopyForm } from './GiveCopyForm.tsx';
import type { GivenLink } from './link-in.ts';

const server = vi.hoisted(() => ({ sent: [] as Record<string, unknown>[], refuses: '' }));
vi.mock('../../../../lib/api/rest.ts', () => ({
  call: async (_api: string, _entry: object, request: Record<string, unknown>) => {
    if (server.refuses) throw new Error(server.refuses);
    server.sent.push(request);
    return { handle: 'sent' };
  },
}));
// A browser reads pictures; this one is read already.
vi.mock('../../../picture/picture.ts', () => ({
  readPicture: async () => ({
    ...{ name: 'copy.png', preview: 'data:,', hash: 'ab'.repeat(32), quality: 90 },
    ...{ sha256: 'cd'.repeat(32), width: 200, height: 200 },
  }),
}));

afterEach(() => sessionStorage.clear());

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** What the form of a business with an account says that a copy is compared with. */
async function lead(part: object) {
  await import('./GiveCopyForm.tsx');
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <GiveCopy business={{ id: 'b', socialMediaAccounts: [{}], ...part } as never} />
    </QueryClientProvider>,
  );
  click(words.give.give);
  await vi.waitFor(async () => {
    await settle();
    expect(box.querySelector('form')).not.toBeNull();
  });
  return box.querySelector('form p')?.textContent;
}

test('that the logo is compared is said once it is: when the domain or an account is proven', async () => {
  const domain = 'ferrowbay.example';
  expect(await lead({ logoImagePath: 'logo.png' })).toContain('until your domain or an account is proven');
  expect(await lead({ logoImagePath: 'logo.png', domain, domainProof: { domain } })).toContain(
    'and your logo',
  );
  expect(await lead({ logoImagePath: 'logo.png', socialMediaAccounts: [{ verifiedAt: 'once' }] })).toContain(
    'and your logo',
  );
});

test('neither a domain that isn’t proven nor one that gives no name to compare is said to be compared', async () => {
  const accounts = 'We compare it with your accounts. ';
  expect(await lead({ domain: 'ferrowbay.example' })).toContain(accounts);
  expect(await lead({ domain: 'fb.example', domainProof: { domain: 'fb.example' } })).toContain(accounts);
});

test('the next copy that is given has its own picture, or none', async () => {
  await import('./GiveCopyForm.tsx');
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <GiveCopy business={{ id: 'b', socialMediaAccounts: [{}] } as never} />
    </QueryClientProvider>,
  );
  const type = (link: string) => {
    const field = box.querySelector<HTMLInputElement>('input[inputmode=url]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, link);
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  };
  const shown = (what: string) =>
    vi.waitFor(async () => {
      await settle();
      expect(box.querySelector(what)).not.toBeNull();
    });
  const send = async () => {
    click(words.give.send);
    await vi.waitFor(async () => {
      await settle();
      expect(box.querySelector('form')).toBeNull();
    });
  };

  click(words.give.give);
  await shown('input[type=file]');
  type('https://www.instagram.com/kaethe.onelll');
  const file = box.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(file, 'files', { value: [new File(['x'], 'copy.png')] });
  act(() => void file.dispatchEvent(new Event('change', { bubbles: true })));
  await shown('img');
  await send();

  click(words.give.give);
  expect(box.querySelector('img')).toBeNull();
  type('https://www.tiktok.com/@hundesport.zittau');
  await send();
  expect(server.sent.map(({ account, picture }) => [account, picture])).toEqual([
    ['https://www.instagram.com/kaethe.onelll/', { hash: 'ab'.repeat(32), quality: 90 }],
    ['https://www.tiktok.com/@hundesport.zittau', undefined],
  ]);
});

test('what was wrong with the last try is gone when the form is opened again, what was typed is not', async () => {
  await import('./GiveCopyForm.tsx');
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <GiveCopy business={{ id: 'b', socialMediaAccounts: [{}] } as never} />
    </QueryClientProvider>,
  );
  const opened = async () => {
    click(words.give.give);
    await vi.waitFor(async () => {
      await settle();
      expect(box.querySelector('form')).not.toBeNull();
    });
    return box.querySelector<HTMLInputElement>('input[inputmode=url]')!;
  };
  const field = await opened();
  const link = 'https://www.instagram.com/kaethe.own';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, link);
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  server.refuses = 'This account is on your list of accounts, so it isn’t a copy.';
  click(words.give.send);
  await vi.waitFor(async () => {
    await settle();
    expect(box.textContent).toContain(server.refuses);
  });
  click('Not now');
  const again = await opened();
  expect(box.textContent).not.toContain(server.refuses);
  expect(again.value).toBe(link);
});

test('the form has the focus in the place of its button, and the button has it again once the form is closed or sent', async () => {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <GiveCopy business={{ id: 'b', socialMediaAccounts: [{}] } as never} />
    </QueryClientProvider>,
  );
  const give = () => [...box.querySelectorAll('button')].find((one) => one.textContent === words.give.give);
  const opened = async () => {
    give()!.focus();
    click(words.give.give);
    // While the form comes, the focus has somewhere to be.
    if (!box.querySelector('form')) expect(document.activeElement).toBe(give());
    await vi.waitFor(async () => {
      await settle();
      expect(document.activeElement).toBe(box.querySelector('input[inputmode=url]'));
    });
    expect(give()).toBeUndefined();
  };
  await opened();
  click('Not now');
  expect(document.activeElement).toBe(give());
  await opened();
  const field = box.querySelector<HTMLInputElement>('input[inputmode=url]')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
    field,
    'https://x.com/kaethe_onell',
  );
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  server.refuses = '';
  box.querySelector('form')!.requestSubmit();
  await vi.waitFor(async () => {
    await settle();
    expect(document.activeElement).toBe(give());
  });
});

test('of a copy that was given by its link the rest is asked for, its link stands there, and the first thing to fill in has the focus', async () => {
  await import('./GiveCopyForm.tsx');
  const done = vi.fn();
  const given = { platform: 'INSTAGRAM' as const, handle: 'k1ln', url: 'https://www.instagram.com/k1ln/' };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <GiveCopy business={{ id: 'b', socialMediaAccounts: [{}] } as never} given={given} onDone={done}>
        <button type="button">Scan now</button>
      </GiveCopy>
    </QueryClientProvider>,
  );
  await vi.waitFor(async () => {
    await settle();
    expect(box.querySelector('form')).not.toBeNull();
  });
  expect(box.querySelector<HTMLInputElement>('input[inputmode=url]')!.value).toBe(given.url);
  expect(document.activeElement).toBe(box.querySelector('[name=name]'));
  expect(box.textContent).toContain('Scan now');
  server.refuses = '';
  box.querySelector('form')!.requestSubmit();
  await vi.waitFor(async () => {
    await settle();
    expect(done).toHaveBeenCalledOnce();
  });
  expect(server.sent.at(-1)).toMatchObject({
    platform: 'INSTAGRAM',
    account: given.url,
  });
});

/** The form of a copy given by its link, on a page that is drawn again by its button. */
async function givenAgain() {
  await import('./GiveCopyForm.tsx');
  const Page = () => {
    const [, setTimes] = useState(0);
    const given = { platform: 'INSTAGRAM' as const, handle: 'k1ln', url: 'https://www.instagram.com/k1ln/' };
    return (
      <QueryClientProvider client={new QueryClient()}>
        <button type="button" onClick={() => setTimes((times) => times + 1)}>
          Again
        </button>
        <GiveCopy business={{ id: 'b', socialMediaAccounts: [{}] } as never} given={given} />
      </QueryClientProvider>
    );
  };
  const drawn = drawForTest(<Page />);
  await vi.waitFor(async () => {
    await settle();
    expect(drawn.box.querySelector('form')).not.toBeNull();
  });
  return drawn;
}

test('whoever writes into the form of a copy that came by the address keeps the focus when the page is drawn again', async () => {
  const { box, click } = await givenAgain();
  const bio = box.querySelector('textarea')!;
  bio.focus();
  click('Again');
  expect(document.activeElement).toBe(bio);
});

test('what was entered of it in this tab’s comparison stands in the form, with its picture, and is sent from there', async () => {
  server.refuses = '';
  const picture = {
    ...{ name: 'k1ln.png', preview: 'data:,', hash: 'ef'.repeat(32), quality: 80 },
    ...{ sha256: '', width: 200, height: 200 },
  };
  const theirs = { link: 'instagram.com/k1ln', platform: '', name: 'Kiln & Co', bio: 'Pots.', picture };
  saveDraft({ yours: emptySide(), theirs, business: true });
  const { box } = await givenAgain();
  expect(box.querySelector<HTMLInputElement>('[name=name]')!.value).toBe('Kiln & Co');
  expect(box.querySelector('textarea')!.value).toBe('Pots.');
  box.querySelector('form')!.requestSubmit();
  await vi.waitFor(async () => {
    await settle();
    expect(server.sent.at(-1)).toMatchObject({
      ...{ account: 'https://www.instagram.com/k1ln/', name: 'Kiln & Co', bio: 'Pots.' },
      picture: { hash: 'ef'.repeat(32), quality: 80 },
    });
  });
});

test.each<[string, object, string[]]>([
  [
    'leads to the domains that are checked on the page',
    { domain: 'ferrowbay.example', role: 'MANAGER' },
    ['/business-dashboard?businessId=b#looks in this tab'],
  ],
  [
    'leads who may add the first domain to it, and leaves here what was typed',
    { role: 'ADMIN' },
    ['/business-settings?businessId=b#domain in another'],
  ],
  ['leads nowhere who may not', { role: 'MANAGER' }, []],
])('a website %s', async (_, part, leads) => {
  await import('./GiveCopyForm.tsx');
  const given = { link: '', platform: 'FACEBOOK', handle: '', url: 'https://ferrowshop.example/sale' };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <GiveCopy business={{ id: 'b', socialMediaAccounts: [{}], ...part } as never} given={given as never} />
    </QueryClientProvider>,
    '/business-dashboard?businessId=b',
  );
  await vi.waitFor(async () => {
    await settle();
    expect(box.textContent).toContain('This is a website, not a profile.');
  });
  expect(box.textContent).toContain('under “Add a domain you know”');
  const links = [...box.querySelectorAll('a')];
  expect(
    links.map((one) => `${one.getAttribute('href')} in ${one.target === '_blank' ? 'another' : 'this tab'}`),
  ).toEqual(leads);
  if (leads.length === 0) expect(box.textContent).toContain('An admin can add your own domain');
});

test('what is known of a copy of which more is given stands in the form', async () => {
  const given: GivenLink = {
    ...{ platform: 'FACEBOOK', handle: 'ferrowshop', url: 'https://www.facebook.com/ferrowshop' },
    ...{ name: 'Ferrow Bay Shop', bio: 'Mugs' },
  };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <GiveCopyForm
        {...{ businessId: 'b', comparable: {} as never, website: 'checked', given }}
        open
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
  await settle();
  expect(
    [...box.querySelectorAll<HTMLInputElement>('[name=name], textarea')].map(({ value }) => value),
  ).toEqual(['Ferrow Bay Shop', 'Mugs']);
});

test('what was typed of a copy stands in the form after the page was loaded anew, until it is sent', async () => {
  await import('./GiveCopyForm.tsx');
  const drawn = async (id: string) => {
    const { box, click } = drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <GiveCopy business={{ id, socialMediaAccounts: [{}] } as never} />
      </QueryClientProvider>,
    );
    click(words.give.give);
    await vi.waitFor(async () => {
      await settle();
      expect(box.querySelector('form')).not.toBeNull();
    });
    return box;
  };
  const link = (box: HTMLElement) => box.querySelector<HTMLInputElement>('input[inputmode=url]')!;
  const before = link(await drawn('b'));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
    before,
    'https://x.com/kaethe_0nell',
  );
  act(() => void before.dispatchEvent(new Event('input', { bubbles: true })));

  const box = await drawn('b');
  expect(link(box).value).toBe('https://x.com/kaethe_0nell');
  expect(link(await drawn('another')).value).toBe('');
  server.refuses = '';
  box.querySelector('form')!.requestSubmit();
  await vi.waitFor(async () => {
    await settle();
    expect(server.sent.at(-1)).toMatchObject({ account: 'https://x.com/kaethe_0nell' });
  });
  expect(link(await drawn('b')).value).toBe('');
});
