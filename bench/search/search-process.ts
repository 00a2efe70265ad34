import { createIdentityIndex } from '../../domain/engine/index/identity-index.ts';
import { crowdOf, queriesNear } from './crowded-handles.ts';
import { answerAs } from '../pipeline/other-process.ts';
import { processorTime } from '../processor-time.ts';
import { rivals } from './search-rivals.ts';
import {
  best,
  bytes,
  countWithin,
  folded,
  isWithin,
  makeQueries,
  quantile,
  recall,
  within,
} from './search-measures.ts';
import { pick, seeded } from '../seeded.ts';
import { ATTACKS, usernames } from '../usernames.ts';

const indexOf = (handles: readonly string[]) =>
  createIdentityIndex(handles.map((handle, identity) => ({ identity, handle })));

/** What one search engine takes, in a process that knows no other. */
export type Taken = { p50: number; p99: number; build: number; memory: number; there: number; found: number };

/** What is made, and the processor time that it took. */
function timed<T>(run: () => T): [T, number] {
  const start = processorTime();
  const made = run();
  return [made, processorTime() - start];
}

answerAs({
  /** Our index of so many ordinary handles. */
  ordinary({ count, recallOf }: { count: number; recallOf: number }): Taken {
    const handles = usernames(count);
    const [index, build] = timed(() => indexOf(handles));
    const queries = makeQueries(handles);
    const times = best(queries.map(({ text }) => text), (text) => index.find(text), 5); // prettier-ignore
    const some = queries.filter(({ attack }, i) => i % recallOf === 0 && attack !== 'homoglyph');
    const all = (text: string) => index.find(text, { limit: 100_000 }).map(({ identity }) => identity);
    return {
      p50: quantile(times, 0.5), p99: quantile(times, 0.99), build, memory: index.bytes,
      ...recall(handles.map(bytes), some.map(({ text }) => text), all),
    }; // prettier-ignore
  },

  /** Our index of so many ordinary handles that nothing else of them fits into memory. */
  large({ count }: { count: number }): Taken {
    const handles = usernames(count);
    const queries = makeQueries(handles).map(({ text }) => text);
    const some = queries.filter((_, i) => i % 100 === 0);
    const wanted = countWithin(handles, some);
    const [index, build] = timed(() => indexOf(handles));
    handles.length = 0;
    const times = best(queries, (text) => index.find(text), 5);
    const found = some.map((text) => {
      const near = index.find(text, { limit: 100_000 });
      return near.filter(({ handle }) => isWithin(handle, text)).length;
    });
    const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
    return {
      p50: quantile(times, 0.5), p99: quantile(times, 0.99), build, memory: index.bytes,
      there: sum(wanted), found: sum(found),
    }; // prettier-ignore
  },

  /** Our index of so many handles that share a part, and beside it every handle looked at. */
  crowd({ name, count }: { name: string; count: number }): Taken & { naive: number } {
    const handles = crowdOf(name, count);
    const [index, build] = timed(() => indexOf(handles));
    const queries = queriesNear(handles, 350);
    const times = best(queries, (text) => index.find(text), 4);
    const encoded = handles.map(folded);
    const all = (text: string) => index.find(text, { limit: count }).map(({ identity }) => identity);
    const some = queries.slice(0, 21);
    return {
      p50: quantile(times, 0.5), p99: quantile(times, 0.99), build, memory: index.bytes,
      ...recall(encoded, some, all, folded),
      naive: quantile(best(some, (text) => within(encoded, folded(text)), 2), 0.5),
    }; // prettier-ignore
  },

  /** One engine, ours (no name) or a rival, among so many ordinary handles; in processor time, since the slow ones would wait for others. */
  engine({ name, count }: { name?: string; count: number }): Taken {
    const handles = usernames(count);
    const random = seeded(5);
    const queries = Array.from({ length: 60 }, () =>
      ATTACKS[random() < 0.5 ? 'one edit' : 'two edits']!(pick(random, handles), random),
    );
    const rival = rivals.find((one) => one.name === name);
    const [search, build] = timed(() => rival?.build(handles) ?? ownSearch(handles));
    const some = rival?.slow ? queries.slice(0, 12) : queries;
    const times = best(some, search, 3, processorTime);
    const places = new Map(handles.map((handle, i) => [handle, i]));
    const asNumbers = (text: string) => search(text).flatMap((handle) => places.get(handle) ?? []);
    return {
      p50: quantile(times, 0.5), p99: quantile(times, 0.99), build, memory: 0,
      ...recall(handles.map(bytes), some, asNumbers),
    }; // prettier-ignore
  },
});

function ownSearch(handles: readonly string[]) {
  const index = indexOf(handles);
  return (text: string) => index.find(text, { limit: 1000 }).map(({ handle }) => handle);
}
