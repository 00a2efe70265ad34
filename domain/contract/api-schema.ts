import * as z from 'zod';

/** A schema as OpenAPI 3.0 writes it: JSON Schema with `nullable`. */
export type ApiSchema = Record<string, unknown>;

/**
 * A zod schema for readers of the API.
 * @param side what a caller may send, or what the wire carries after parsing
 * @throws on a schema that JSON cannot express
 */
export const apiSchema = (schema: z.ZodType, side: 'sent' | 'answered'): ApiSchema =>
  z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: side === 'sent' ? 'input' : 'output',
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'transform' ? {} : 'throw'),
    override: ({ zodSchema, jsonSchema }) => readable(zodSchema, jsonSchema as ApiSchema, side),
  }) as ApiSchema;

/** Says what a transform leaves unsaid, and drops what only a validator would miss. */
function readable(zodSchema: z.core.$ZodTypes, json: ApiSchema, side: 'sent' | 'answered'): void {
  const { def } = zodSchema._zod;
  // A transform of ours tidies a value and keeps its type: an address in lower case is still a text.
  if (def.type === 'pipe' && def.out._zod.def.type === 'transform')
    Object.assign(json, apiSchema(def.in as z.ZodType, side));
  // Fields may join an answer; a client that refuses them would break on the next release.
  if (json.additionalProperties === false) delete json.additionalProperties;
  // The limits of a double, and the pattern behind a format, are noise.
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.format !== undefined) delete json.pattern;
}
