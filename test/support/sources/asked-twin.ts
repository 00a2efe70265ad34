import type { Ask } from '../../../lambdas/sources/asking/ask.ts';
import type { Fault } from '../../../platforms/faults.ts';
import { createPopulation } from '../../../platforms/population/population.ts';
import type { Twin, TwinOptions } from '../../../platforms/twin.ts';

/** Where a twin's API stands in these tests. */
export const twinOrigin = 'http://localhost:4910';

const start = Date.parse('2026-11-20T09:00:00Z');

/** A twin over a small population, and what a source asks it with; `fail` makes it fail until it is told otherwise. */
export function askedTwin(make: (options: TwinOptions) => Twin) {
  let now = start;
  let fault: Fault | undefined;
  const { population, truth } = createPopulation({ seed: 'test', now: start, size: 300 });
  const twin = make({ population, now: () => now, faults: () => fault });
  const asked: URL[] = [];
  const fetchTwin = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address);
    asked.push(url);
    const { status, headers, body } = await twin.handle({
      method: init?.method ?? 'GET',
      url,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: Buffer.from((init?.body as string | undefined) ?? ''),
    });
    return new Response(typeof body === 'string' ? body : new Uint8Array(body ?? []), { status, headers });
  };
  const ask: Ask = {
    ...{ fetch: fetchTwin, deadline: 10_000, attempts: 1, random: () => 0 },
    ...{ sleep: async () => {}, now: () => now },
  };
  return {
    ...{ ask, asked, population, truth },
    pass: (ms: number) => void (now += ms),
    fail: (next: Fault | undefined) => void (fault = next),
    /** An answer of the twin as it is. */
    get: async (path: string, headers: Record<string, string> = {}) =>
      (await fetchTwin(`${twinOrigin}${path}`, { headers })).json() as Promise<Record<string, unknown>>,
  };
}

/** The paths of every member of an answer, such as `items.id`: what two answers of one shape have in common. */
export function membersOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => membersOf(each, path)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const here = path ? `${path}.${name}` : name;
    return [here, ...membersOf(member, here)];
  });
}
