import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, type LookedUp, toKeep } from './changes.ts';

const exists: LookedUp = {
  ...{ domain: 'acne.example', existence: 'exists', firstSeen: '2026-11-01T00:00:00.000Z' },
  records: { NS: ['ns.example'], A: ['192.0.2.1'], AAAA: [], MX: [], TXT: [] },
};
const nowhere: LookedUp = { domain: 'acne.example', existence: 'does not exist', records: {} };
const unknown: LookedUp = { domain: 'acne.example', existence: 'could not look', why: 'x', records: {} };
const page = { kind: 'page', status: 200, leadsToProtected: false, seenAt: '' } as const;
const withRecords = (records: LookedUp['records']): LookedUp => ({
  ...exists,
  records: { ...exists.records, ...records },
});
const changed = (...what: string[]) => ({ change: 'changed', changed: what });
const withPage = (more: object): LookedUp => ({ ...exists, page: { ...page, ...more } });

describe('changeOf', () => {
  it.each<[string, LookedUp | undefined, LookedUp, object | undefined]>([
    ['never looked for', undefined, exists, { change: 'new' }],
    ['not there before', nowhere, exists, { change: 'new' }],
    ['could not be looked up before', unknown, exists, { change: 'new' }],
    ['gone', exists, nowhere, { change: 'gone' }],
    ['never there', undefined, nowhere, undefined],
    ['the same', exists, exists, undefined],
    ['a failed look', exists, unknown, undefined],
    [
      'another address',
      exists,
      withRecords({ A: ['192.0.2.2'] }),
      { change: 'changed', changed: ['address'] },
    ],
    ['mail', exists, withRecords({ MX: ['mx.example'] }), { change: 'changed', changed: ['mail'] }],
    [
      'another mail server',
      withRecords({ MX: ['a.example'] }),
      withRecords({ MX: ['b.example'] }),
      undefined,
    ],
    ['a null MX', exists, withRecords({ MX: [''] }), undefined],
    ['a type not answered', exists, withRecords({ A: undefined, NS: undefined }), undefined],
    ['a page not looked at', withPage({ parked: 'x' }), exists, undefined],
    [
      'no longer parked',
      withPage({ parked: 'x' }),
      withPage({}),
      { change: 'changed', changed: ['parked or not'] },
    ],
    [
      'now alike',
      withPage({}),
      withPage({ likeness: 0.9 }),
      { change: 'changed', changed: ['likeness of the page'] },
    ],
    ['a little more alike', withPage({ likeness: 0.8 }), withPage({ likeness: 0.9 }), undefined],
    [
      'half alike',
      withPage({ likeness: 0.49 }),
      withPage({ likeness: 0.5 }),
      changed('likeness of the page'),
    ],
    ['not alike any more', withPage({ likeness: 0.5 }), withPage({}), changed('likeness of the page')],
    ['other name servers', exists, withRecords({ NS: ['other.example'] }), changed('name servers')],
    ['an address of the newer kind', exists, withRecords({ AAAA: ['2001:db8::1'] }), changed('address')],
    ['mail no more', withRecords({ MX: ['mx.example'] }), exists, changed('mail')],
    [
      'mail, which was not answered before',
      withRecords({ MX: undefined }),
      withRecords({ MX: ['mx.example'] }),
      undefined,
    ],
    ['a page that is missing', withPage({}), withPage({ status: 404 }), changed('status of the page')],
    ['a page that leads away', withPage({}), withPage({ leadsTo: 'other.example' }), changed('redirect')],
    ['the icon', withPage({ icon: 'different' }), withPage({ icon: 'same' }), changed('icon')],
    ['the icon edited', withPage({}), withPage({ icon: 'edited' }), changed('icon')],
    ['the icon as before, edited', withPage({ icon: 'same' }), withPage({ icon: 'edited' }), undefined],
    [
      'a page that did not answer',
      withPage({ status: 500 }),
      { ...exists, page: { kind: 'could not look', why: 'x' } },
      undefined,
    ],
    ['silent since it was seen', { ...unknown, firstSeen: '2026-11-01T00:00:00.000Z' }, exists, undefined],
    [
      'silent since it was seen, and gone',
      { ...unknown, firstSeen: '2026-11-01T00:00:00.000Z' },
      nowhere,
      { change: 'gone' },
    ],
    [
      'several at once, in their order',
      exists,
      withRecords({ NS: ['other.example'], A: [], MX: ['mx.example'] }),
      changed('address', 'mail', 'name servers'),
    ],
  ])('%s', (_, before, now, expected) => expect(changeOf(before, now)).toEqual(expected));

  it('keeps the last answer, and a failed look only where there is no other', () => {
    expect([toKeep(undefined, exists), toKeep(exists, nowhere), toKeep(nowhere, exists)]).toEqual([
      ...[exists, nowhere, exists],
    ]);
    expect([toKeep(exists, unknown), toKeep(undefined, unknown)]).toEqual([exists, unknown]);
  });

  it('tells of a name as new once and as gone once, however often looks fail between', () => {
    const looks = fc.array(fc.constantFrom(exists, unknown), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(looks, (all) => {
        let kept: LookedUp | undefined;
        const told: string[] = [];
        for (const now of [...all, exists, nowhere, unknown, nowhere]) {
          const change = changeOf(kept, now);
          if (change) told.push(change.change);
          kept = toKeep(kept, now);
        }
        expect(told).toEqual(['new', 'gone']);
      }),
      { seed: 71, numRuns: 200 },
    );
  });
});
