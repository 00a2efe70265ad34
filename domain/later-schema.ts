/**
 * A schema of zod that is made when something first asks it. Besides parsing it stands in other schemas, which read its inside and ask
 * of which class it is.
 */
export function laterSchema<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | undefined;
  const schema = () => (made ??= make());
  return new Proxy({} as Schema, {
    get: (_, name) => Reflect.get(schema(), name),
    has: (_, name) => Reflect.has(schema(), name),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}
