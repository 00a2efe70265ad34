/** Milliseconds since 1970 of a `createdAt`; NaN when it is no date. Apart from the schema, which a comparison does not need. */
export function instant(value: string | number): number {
  return typeof value === 'number' ? value : Date.parse(value);
}
