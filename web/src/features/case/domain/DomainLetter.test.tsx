// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { DomainSeen } from '#domain/case/domain-seen';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { DomainLetter } from './DomainLetter.tsx';

const seen: DomainSeen = {
  ...{ domain: 'ferr0wbay.example', brand: 'ferrowbay.example', score: 97, foundBy: 'permutation' },
  ...{ foundAt: at, existence: 'exists', records: {}, at },
};
const registered = (registration: object) => ({ registry: { kind: 'registered' as const, registration } });

test.each<[string, Partial<DomainSeen>, string]>([
  ['nothing', {}, 'Registrar: We couldn’t ask its registry.'],
  ['no answer', { registry: { kind: 'could not look', why: 'x' } }, 'We couldn’t ask its registry.'],
  ['no registrar', registered({}), 'Registrar: Its registry told us nothing about it.'],
  [
    'a name alone',
    registered({ registrar: 'Harbour Names' }),
    'Harbour Names: Its registry names no address',
  ],
  [
    'an address',
    registered({ registrar: 'Harbour Names', abuseEmail: 'abuse@harbour.example' }),
    'Harbour Names: abuse@harbour.example',
  ],
])('where the registry gave %s, that is said of the registrar', (_, part, words) => {
  const { box } = drawForTest(
    <DomainLetter
      one={one({ platform: 'DOMAIN', domain: { ...seen, ...part } })}
      report=""
      said={{ sure: false, say: () => {} }}
    />,
  );
  expect(box.querySelector('section')!.textContent).toContain(words);
});
