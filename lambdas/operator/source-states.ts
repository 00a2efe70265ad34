import type { SourceState } from '#domain/operations/operations';
import type { SourceId } from '#domain/scan/scan-job';
import { windowKey } from '../runtime/rate-limit.ts';
import { budgetName } from '../sources/ask-within.ts';
import { restKey } from '../sources/breaker.ts';
import { budgetOf, everySource } from '../sources/index.ts';
import type { Pauses } from '../store/operations/source-pause.ts';
import type { OperatorServices } from './services.ts';

const ways = ['lookUp', 'search'] as const;
type Way = (typeof ways)[number];

/** How each source does now, from the counters that those who ask it keep anyway. */
export async function sourceStates(
  now: number,
  {
    counters,
    answers,
    pauses,
    users,
    connected,
  }: Pick<OperatorServices, 'counters' | 'answers' | 'pauses' | 'users' | 'connected'>,
): Promise<SourceState[]> {
  const keys = everySource.flatMap((source) => [
    restKey(source, now),
    ...ways.flatMap((way) => budgetKey(source, way, now) ?? []),
  ]);
  const [counted, heard, paused] = await Promise.all([
    counters.read(keys),
    answers.lastHour(everySource, now),
    pauses.all(),
  ]);
  const whoPaused = await addresses(paused, users);
  const budget = (source: SourceId, way: Way) => {
    const allowed = budgetOf(source, way);
    const key = budgetKey(source, way, now);
    // A budget of nothing: it offers no such question.
    return allowed && key && allowed.most > 0 ? { ...allowed, used: counted.get(key) ?? 0 } : null;
  };
  return everySource.map((source) => {
    const pause = paused[source];
    return {
      source,
      connected: connected.includes(source),
      resting: (counted.get(restKey(source, now)) ?? 0) > 0,
      paused: pause ? { ...pause, by: whoPaused.get(pause.by) ?? null } : null,
      // The web search is only searched, by a question for all of its platforms.
      budgets: {
        lookUp: source === 'WEB' ? null : budget(source, 'lookUp'),
        search: budget(source, 'search'),
      },
      lastHour: heard.get(source)!,
    };
  });
}

function budgetKey(source: SourceId, way: Way, now: number): string | undefined {
  const allowed = budgetOf(source, way);
  return allowed && windowKey(budgetName(source, way), allowed.per, now);
}

/** The operators who paused something, by user id. */
async function addresses(
  paused: Pauses,
  users: Pick<OperatorServices['users'], 'get'>,
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(Object.values(paused).map(({ by }) => by))];
  return new Map(
    await Promise.all(ids.map(async (id) => [id, (await users.get(id))?.accountEmail ?? null] as const)),
  );
}
