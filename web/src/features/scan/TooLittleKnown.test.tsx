// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { clone } from '../design/fixtures.ts';
import { TooLittleKnown } from './TooLittleKnown.tsx';
import { words } from './words.ts';

const said = words.tooLittle;
vi.mock('../account/api.ts', () => ({ useUser: () => ({ data: {} }) }));

const alone = (id: string): Finding => ({
  ...{ ...clone, id, verdict: 'namesake', reasons: [] },
  yours: { platform: clone.yours.platform, handle: clone.yours.handle },
});
const shown = (findings: Finding[]) => drawForTest(<TooLittleKnown findings={findings} />).box.textContent;

test('what would tell more of an account that is known by its handle is asked for', () => {
  expect(shown([alone('a'), alone('b')])).toBe(`${said.nameless(2)} ${said.tell}${said.then}`);
  const elsewhere = { ...clone, yours: { ...clone.yours, handle: 'another' } };
  expect(shown([alone('a'), elsewhere])).toContain(said.tell);
  // A name that was told, and a link on the list, are nothing that anybody has read.
  const { platform, handle } = clone.yours;
  const told = { ...clone, yours: { platform, handle, name: 'Maya', url: 'https://github.com/maya' } };
  expect(shown([alone('a'), told])).toContain(said.tell);
});

test('once that account was read, a scan is enough', () => {
  expect(shown([alone('a'), alone('b'), clone])).toBe(said.read(2));
  expect(shown([clone])).toBe('');
});
