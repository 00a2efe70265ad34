import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { laterSchema } from '../../domain/later-schema.ts';
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

describe('laterSchema', () => {
  const Name = laterSchema(() => z.string().trim().max(5));
  const Person = laterSchema(() => z.object({ name: Name, age: z.int().optional() }));
  const Shape = laterSchema(() =>
    z.discriminatedUnion('kind', [
      laterSchema(() => Person.extend({ kind: z.literal('person') })),
      z.object({ kind: z.literal('none') }),
    ]),
  );

  it('is made when it is first asked, and once', () => {
    let made = 0;
    const schema = laterSchema(() => {
      made += 1;
      return z.string();
    });
    const within = z.object({ a: schema.optional() });
    expect([made, within.parse({ a: 'b' }), schema.parse('c'), made]).toEqual([1, { a: 'b' }, 'c', 1]);
    let other = 0;
    laterSchema(() => ((other += 1), z.string()));
    expect(other).toBe(0);
  });

  it.each([
    [Name, ' Maya '],
    [Name, 'Maya Lin'],
    [Name.optional(), undefined],
    [Person, { name: ' Maya ' }],
    [Person, { name: 'Maya', age: 1.5 }],
    [Person.partial(), {}],
    [z.array(Person), [{ name: 'Ida' }, {}]],
    [z.record(Name, Person), { maya: { name: 'Maya' } }],
    [Shape, { kind: 'person', name: 'Maya', age: 3 }],
    [Shape, { kind: 'nobody' }],
  ])('%# answers as the schema itself', (schema, value) => {
    const EagerName = z.string().trim().max(5);
    const EagerPerson = z.object({ name: EagerName, age: z.int().optional() });
    const eager = new Map<object, z.ZodType>([
      [Name, EagerName],
      [Person, EagerPerson],
      [
        Shape,
        z.discriminatedUnion('kind', [
          EagerPerson.extend({ kind: z.literal('person') }),
          z.object({ kind: z.literal('none') }),
        ]),
      ],
    ]).get(schema);
    const answer = schema.safeParse(value);
    if (eager) expect(JSON.stringify(answer)).toBe(JSON.stringify(eager.safeParse(value)));
    expect(z.toJSONSchema(schema, { unrepresentable: 'any' })).toBeTypeOf('object');
  });

  it('is of the class of what it stands for, and shows its parts', () => {
    expect([Person instanceof z.ZodObject, Name instanceof z.ZodString, '_zod' in Name]).toEqual([
      true,
      true,
      true,
    ]);
    expect(Object.keys(Person.shape)).toEqual(['name', 'age']);
  });
});
