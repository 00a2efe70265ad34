import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { laterSchema } from './later-schema.ts';

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
    expect(['extend' in Person, 'nothing' in Person]).toEqual([true, false]);
    expect(Object.getPrototypeOf(Person)).toBe(Object.getPrototypeOf(z.object({})));
    expect(Object.keys(Person.shape)).toEqual(['name', 'age']);
  });
});
