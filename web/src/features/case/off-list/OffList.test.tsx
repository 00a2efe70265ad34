// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { CaseStory } from '../CaseStory.tsx';
import { domainSeen } from '#domain/case/domain-seen';
import { domainRow } from '../../../../../test/support/seed/seed-domain.ts';
import { CasesOfBusiness } from '../owner/case-business.ts';
import type { OwnAccounts } from '../owner/own-accounts.ts';

vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'u', email: '' }) }));
vi.mock('../../../lib/api/rest.ts', () => ({ call: () => new Promise(() => {}) }));

const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya', verifiedAt: at };
const reddit = { platform: 'REDDIT' as const, pageUrl: 'https://www.reddit.com/user/hollimund' };
const found = { findingId: 'f', imitates: { platform: 'REDDIT' as const, handle: 'hollimund', name: null } };
const notesOf = (given: Partial<Case>, accounts: OwnAccounts, runs?: string) => {
  const story = <CaseStory one={one(given)} name="Maya" accounts={accounts} now={Date.parse(at)} />;
  const business = { id: 'acme', name: 'Acme Ltd', standing: [], runs };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      {runs ? <CasesOfBusiness value={business}>{story}</CasesOfBusiness> : story}
    </QueryClientProvider>,
  );
  return (['report', 'tell'] as const).map(
    (step) => box.querySelector(`#step-${step} .note`)?.textContent ?? '',
  );
};

test('beside the report and the warning it is said that the account in them is off the list', () => {
  expect(notesOf(found, [github])).toEqual([
    'hollimund on Reddit isn’t on your list of accounts. Check what the text says about it before you send it.',
    'hollimund on Reddit isn’t on your list of accounts, so the warning doesn’t give it as your account.',
  ]);
  expect(notesOf(found, []).join()).toContain('isn’t on your list of accounts');
  // Named for this case alone, it is given all the same.
  expect(notesOf({ imitates: found.imitates }, [github])).toEqual([
    'hollimund on Reddit isn’t on your list of accounts. Check what the text says about it before you send it.',
    'hollimund on Reddit isn’t on your list of accounts. Check what the warning says about it before you post it.',
  ]);
  const quiet: [Partial<Case>, OwnAccounts][] = [
    [found, [github, reddit]],
    [{ ...found, closedAt: at, outcome: 'REFUSED' as const }, [github]],
    [{ ...found, behalf: { name: 'Lina', relation: 'CHILD' } }, [github]],
    [{ imitates: found.imitates }, []],
  ];
  for (const [given, accounts] of quiet)
    expect(notesOf(given, accounts).join()).not.toContain('isn’t on your list');
});

test.each([
  ['a person', undefined, 'your', '/connections/social'],
  ['a business', '/business/acme', 'this business’s', '/business/acme'],
])(
  'against an account on the list of %s nothing is prepared, and no day of a report is asked for',
  (_, settings, whose, list) => {
    const own: OwnAccounts = [{ platform: 'X', pageUrl: 'https://x.com/Maya_Ho1limund' }];
    const said = (text: string) =>
      `maya_ho1limund on X is on ${whose} list of accounts, so we don’t prepare ${text}.`;
    const close =
      ' If it belongs there, close this case: it wasn’t a copy. If it doesn’t, remove it from the list. See the list.';
    const drawn = (given: Partial<Case>, accounts: OwnAccounts) => {
      const story = <CaseStory one={one(given)} name="Maya" accounts={accounts} now={Date.parse(at)} />;
      const { box } = drawForTest(
        <QueryClientProvider client={new QueryClient()}>
          {settings ? (
            <CasesOfBusiness value={{ id: 'acme', name: 'Acme', standing: [], settings }}>
              {story}
            </CasesOfBusiness>
          ) : (
            story
          )}
        </QueryClientProvider>,
      );
      return box;
    };
    const steps = (box: Element) =>
      ['report', 'tell'].map((step) => box.querySelector(`#step-${step} .note`)?.textContent);
    const box = drawn({}, own);
    expect(steps(box)).toEqual([
      `${said('a report against it')}${close}`,
      `${said('a warning about it')}${close}`,
    ]);
    expect(box.querySelector('#step-report a')?.getAttribute('href')).toBe(list);
    expect(box.querySelector('#step-report input, #step-report button, #step-tell textarea')).toBeNull();
    const closed = drawn({ closedAt: at, outcome: 'REFUSED' }, own);
    expect(steps(closed)[0]).toBe(`${said('a report against it')} See the list.`);
    expect(drawn({ closedAt: at, outcome: 'NOT_A_COPY' }, own).textContent).not.toContain('list of accounts');
    expect(drawn({}, [github]).textContent).not.toContain('is on ');
  },
);

test('beside both it is said that the business went to another domain than the one that is resembled', () => {
  const domain = domainSeen(domainRow('acme', at));
  const about: Partial<Case> = {
    ...{ userId: 'B#acme', platform: 'DOMAIN', handle: domain.domain, url: null, domain },
    imitates: { platform: 'DOMAIN', handle: domain.brand, name: null },
  };
  expect(notesOf(about, [], 'acme-shop.example')).toEqual([
    'The domain of this business is acme-shop.example now, no longer acme.example. Check what the text says about it before you send it.',
    'The domain of this business is acme-shop.example now, no longer acme.example, so the warning sends people to acme-shop.example.',
  ]);
  expect(notesOf(about, [], 'acme.example').join()).not.toContain('no longer');
  const closed = { closedAt: at, outcome: 'REFUSED' as const };
  expect(notesOf({ ...about, ...closed }, [], 'acme-shop.example').join()).not.toContain('no longer');
});

test('beside both it is said that people of the business have called the domain theirs since', () => {
  const domain = domainSeen(domainRow('acme', at));
  const about: Partial<Case> = {
    userId: 'B#acme',
    platform: 'DOMAIN',
    handle: domain.domain,
    url: null,
    domain,
  };
  const note =
    'acrne.example is marked as yours on your list of look-alikes. If it is, close this case: it wasn’t a copy. If it isn’t, undo that on the list.';
  expect(notesOf({ ...about, calledOurs: true }, [], 'acme.example')).toEqual([note, note]);
  expect(notesOf(about, [], 'acme.example').join()).not.toContain('marked');
  // A mark of a domain that the business has left went with its list.
  const left = notesOf({ ...about, calledOurs: true }, [], 'another.example').join();
  expect(left).not.toContain('marked');
  expect(left).toContain('another.example');
});
