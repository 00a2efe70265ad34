import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { schemasLater } from './later-schemas.ts';

const bundled = (source: string) => schemasLater(source, parseSync).split('\nimport { laterSchema')[0];

describe('schemasLater', () => {
  it.each([
    ['export const A = z.string().max(3);', 'export const A = laterSchema$(() => z.string().max(3));'],
    ['const A = z.iso.datetime();', 'const A = laterSchema$(() => z.iso.datetime());'],
    ['const B = A1.extend({ a: z.int() });', 'const B = A1.extend({ a: laterSchema$(() => z.int()) });'],
    ['const B = Case.omit({ a: true });', 'const B = laterSchema$(() => Case.omit({ a: true }));'],
    [
      'const all = { get: endpoint({ request: z.object({ a: z.string() }) }) };',
      'const all = { get: endpoint({ request: laterSchema$(() => z.object({ a: z.string() })) }) };',
    ],
    // asked at once: made at once
    ["const words = z.enum(['a']).options;", "const words = laterSchema$(() => z.enum(['a'])).options;"],
    ['const a = z.int().parse(b);', 'const a = laterSchema$(() => z.int()).parse(b);'],
    ['type A = z.infer<typeof B>; const C: z.ZodType = z.any();', undefined],
  ])('%s', (source, expected) =>
    expect(bundled(source)).toBe(expected ?? source.replace('z.any()', 'laterSchema$(() => z.any())')),
  );

  it.each([
    ['made by each call', 'const line = (max: number) => z.string().max(max);'],
    ['made by a function', 'function line() { return z.string(); }'],
    ['no schema', 'z.config({ jitless: true }); const b = Number.parseInt("3"); const c = Object.keys({});'],
    ['not to be read', 'const = z.string();'],
  ])('leaves alone what is %s', (_what, source) => expect(schemasLater(source, parseSync)).toBe(source));
});
