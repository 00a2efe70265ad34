import fc from 'fast-check';
import { hostileValue } from './hostile.ts';

/** Every place in a JSON value, as a path. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => places(inner, [...path, name]))];
}

/** The value with another one in that place; as it was where the place is gone. */
function replaced(value: unknown, [name, ...rest]: string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? replaced(one, rest, by) : one));
  return { ...value, [name]: replaced((value as Record<string, unknown>)[name], rest, by) };
}

/** A good input with one to three of its parts replaced. The input itself stays an object: the whole is `hostileBody`'s. */
export function edited(good: object): fc.Arbitrary<object> {
  const paths = places(good).filter((path) => path.length > 0);
  if (paths.length === 0) return fc.constant(good);
  return fc
    .array(fc.tuple(fc.constantFrom(...paths), hostileValue), { minLength: 1, maxLength: 3 })
    .map((edits) => edits.reduce<unknown>((value, [path, by]) => replaced(value, path, by), good) as object);
}
