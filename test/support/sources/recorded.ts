import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** What real platforms answered lies outside the repository (../shared/recorded, see its README) and may be absent. */
const folder = fileURLToPath(new URL('../../../../shared/recorded/', import.meta.url));

const Recorded = z.object({
  request: z.string(),
  status: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable(),
  body: z.unknown().optional(),
  bodyText: z.string().optional(),
});
export type Recorded = z.infer<typeof Recorded>;

/** Names of a platform's recorded answers; none where the folder is absent. */
export const recordedNames = (platform: string): string[] =>
  existsSync(folder + platform)
    ? readdirSync(folder + platform)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replace(/\.json$/, ''))
    : [];

/** One recorded answer, such as `X/users-search-page`. */
export const recorded = (name: string): Recorded =>
  Recorded.parse(JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')));

/** A recorded answer as `fetch` gives it. */
export const replay = ({ status, headers, body, bodyText }: Recorded): Response =>
  new Response([204, 304].includes(status) ? null : (bodyText ?? JSON.stringify(body)), {
    status,
    // The body is not compressed any more, and the length belongs to the original.
    headers: Object.entries(headers ?? {})
      .filter(([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name))
      .flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  });
