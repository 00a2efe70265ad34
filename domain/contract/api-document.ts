import type * as z from 'zod';
import { errorStatus } from '../errors.ts';
import { answerSchema, requestSchema, type ApiSchema } from './api-schema.ts';
import { apiNames, type Endpoint, type Group } from './endpoint.ts';

/** Where an API is reached; what differs from one deployment to the next is a variable. */
export interface ApiServer {
  url: string;
  description: string;
  variables: Record<string, { default: string; description: string }>;
}

/** One call as OpenAPI describes it. */
export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

/** An OpenAPI 3.0 document: one REST group, for people and their tools. */
export interface ApiDocument {
  openapi: '3.0.1';
  info: { title: string; version: string; description: string };
  servers: ApiServer[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', ApiOperation>>>;
  components: Record<string, object>;
}

/** The security scheme of calls that need a signed-in user. */
export const signedIn = 'SignedIn';
/** That of calls by a business's own programs. */
const businessToken = 'BusinessToken';

/** Describes every call of a group, and nothing of how it is deployed. */
export function apiDocument(
  group: Group,
  entries: Record<string, Endpoint>,
  servers: ApiServer[],
): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  const schemas: Record<string, ApiSchema> = { Refusal: refusal };
  for (const [name, entry] of Object.entries(entries))
    (paths[entry.path] ??= {})[entry.method === 'GET' ? 'get' : 'post'] = {
      operationId: name,
      tags: [group],
      summary: inWords(name),
      ...(entry.about !== undefined && { description: entry.about }),
      security: entry.byBusinessToken
        ? [{ [businessToken]: [] }]
        : entry.auth === 'USER'
          ? [{ [signedIn]: [] }]
          : [],
      ...taken(entry),
      responses: {
        '200': { description: 'Done.', content: answer(entry, schemas) },
        default: { $ref: '#/components/responses/Refusal' },
      },
    };
  return {
    openapi: '3.0.1',
    info: {
      title: apiNames[group],
      version: '1',
      description:
        'Refusals have one shape: a code, a sentence for people, and the id to quote to support. ' +
        'Answers may gain fields; ignore those you do not know.',
    },
    servers,
    tags: [{ name: group }],
    paths,
    components: {
      securitySchemes: {
        [signedIn]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a signed-in user. An ID token opens nothing.',
        },
        ...(Object.values(entries).some(({ byBusinessToken }) => byBusinessToken) && {
          [businessToken]: {
            type: 'http',
            scheme: 'bearer',
            description: 'A token that an admin made in the settings of a business. It only reads.',
          },
        }),
      },
      responses: {
        Refusal: {
          description: Object.entries(errorStatus)
            .map(([code, status]) => `${status} ${code}`)
            .concat('500 INTERNAL')
            .join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      schemas,
    },
  };
}

const refusal: ApiSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: [...Object.keys(errorStatus), 'INTERNAL'] },
    message: { type: 'string', description: 'What went wrong and what to do, for people.' },
    requestId: { type: 'string' },
  },
  required: ['code', 'message', 'requestId'],
};

/** Parameters of the address or a body, and the key that makes repeating safe. */
function taken(entry: Endpoint): Pick<ApiOperation, 'parameters' | 'requestBody'> {
  const inAddress = entry.method === 'GET' || entry.takes === 'query';
  const parameters = [
    ...(inAddress ? queryParameters(entry.request) : []),
    ...(entry.idempotent ? [repeatKey] : []),
  ];
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(!inAddress && { requestBody: requestBody(entry) }),
  };
}

/** `get-report` -> `Get report`. */
const inWords = (name: string): string => (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ');

function queryParameters(request: z.ZodType): object[] {
  const { properties = {}, required = [] } = requestSchema(request) as {
    properties?: Record<string, ApiSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const repeatKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a call with the same key within 24 hours repeats the first answer.',
  schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
};

const requestBody = ({ request, largestBody }: Endpoint): object => ({
  required: true,
  ...(largestBody !== undefined && { description: `At most ${largestBody / 1000} kB.` }),
  content: { 'application/json': { schema: requestSchema(request) } },
});

const answer = ({ response, sends }: Endpoint, schemas: Record<string, ApiSchema>): object =>
  sends === undefined
    ? { 'application/json': { schema: answerSchema(response, schemas) } }
    : { [sends]: { schema: { type: 'string' } } };
