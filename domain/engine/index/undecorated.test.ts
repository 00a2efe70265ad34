import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAIMS, DECORATIONS } from '../handle/decorations.ts';
import { undecorated } from './undecorated.ts';

const WORDS = [...new Set([...CLAIMS, ...DECORATIONS])].filter((word) => word.length >= 2);

/** Tries every decoration there is at both ends, and a number at the end. */
function naiveCuts(text: string): string[] {
  const rests = WORDS.flatMap((word) => [
    ...(text.endsWith(word) ? [text.slice(0, text.length - word.length)] : []),
    ...(text.startsWith(word) ? [text.slice(word.length)] : []),
  ]);
  if (/[0-9]$/.test(text)) rests.push(text.replace(/[0-9]+$/, ''));
  return rests.filter((rest) => rest.length >= 4);
}

describe('undecorated', () => {
  it.each([
    ['real_maya74hq', ['maya74hq', 'realmaya74', 'maya74']],
    ['Maya.Official', ['maya']],
    ['mayá_2024', ['maya']],
    ['oakandiron', []],
    ['maya9', ['maya']],
    ['maya0', ['maya']],
    ['', []],
    ['2024', []],
  ])('%s', (handle, forms) => expect(undecorated(handle)).toEqual(expect.arrayContaining(forms)));

  it.each(['maya$', 'maya:', 'zin9', 'mayaz', 'm', '20247'])('cuts nothing off %s', (handle) =>
    expect(undecorated(handle)).toEqual([]),
  );

  it('finds what trying every decoration finds, one or two of them', () => {
    const part = fc.constantFrom(
      'real',
      'the',
      'official',
      'hq',
      'mr',
      'team',
      '7',
      '2024',
      'maya',
      'zinnkrug',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const handle = parts.join('');
        const once = new Set(naiveCuts(handle));
        const all = new Set([...once, ...[...once].flatMap(naiveCuts)]);
        const found = undecorated(handle);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((form) => all.has(form))).toBe(true);
        expect(found).toHaveLength(Math.min(8, all.size));
      }),
      { seed: 51, numRuns: 300 },
    );
  });
});
