import * as z from 'zod';
import { namedSchemas } from './named-schemas.ts';

/** A schema as OpenAPI 3.0 writes it: JSON Schema with `nullable`. */
export type ApiSchema = Record<string, unknown>;

/**
 * What a caller may send.
 * @throws on a schema that JSON cannot express
 */
export const requestSchema = (schema: z.ZodType): ApiSchema =>
  z.toJSONSchema(schema, { ...openApi, io: 'input' }) as ApiSchema;

/**
 * What comes back. Schemas with a name are referred to by it, and added to `components`.
 * @throws on a schema that JSON cannot express
 */
export function answerSchema(schema: z.ZodType, components: Record<string, ApiSchema>): ApiSchema {
  const json = z.toJSONSchema(schema, { ...openApi, io: 'output', metadata: namedSchemas });
  // zod keeps them beside the schema, OpenAPI in one place for the whole document.
  const text = JSON.stringify(json).replaceAll('"#/definitions/', '"#/components/schemas/');
  const { definitions, ...own } = JSON.parse(text) as ApiSchema;
  Object.assign(components, definitions);
  return own;
}

const openApi = {
  target: 'openapi-3.0',
  metadata: z.registry<{ id: string }>(),
  unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'transform' ? {} : 'throw'),
  override: ({ zodSchema, jsonSchema }) => readable(zodSchema, jsonSchema as ApiSchema),
} satisfies z.core.ToJSONSchemaParams;

/** Says what a transform leaves unsaid, and drops what only a validator would miss. */
function readable(zodSchema: z.core.$ZodTypes, json: ApiSchema): void {
  const { def } = zodSchema._zod;
  // A transform of ours tidies a value and keeps its type: an address in lower case is still a text.
  if (def.type === 'pipe' && def.out._zod.def.type === 'transform')
    Object.assign(json, requestSchema(def.in as z.ZodType));
  // Fields may join an answer; a client that refuses them would break on the next release.
  if (json.additionalProperties === false) delete json.additionalProperties;
  // The limits of a double, and the pattern behind a format, are noise.
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.format !== undefined) delete json.pattern;
}
