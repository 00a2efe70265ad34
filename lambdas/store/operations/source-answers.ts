import { BatchGetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { hour, minute, seconds } from '#domain/durations';
import { CanaryAnswer, SourceAnswer, type SourceAnswers } from '#domain/operations/source-answers';
import type { SourceId } from '#domain/scan/scan-job';
import * as z from 'zod';
import { windowKey } from '../../runtime/rate-limit.ts';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

/** How one job went. */
export interface Heard {
  answer: SourceAnswer;
  /** Why it was not more, in words for people. */
  why?: string | undefined;
  canary?: CanaryAnswer | undefined;
}

export interface SourceAnswerStore {
  /** Counts jobs, in one write. */
  add(source: SourceId, heard: readonly Heard[], at: number): Promise<void>;
  /** What each source answered in the hour that ends now. */
  lastHour(sources: readonly SourceId[], at: number): Promise<ReadonlyMap<SourceId, SourceAnswers>>;
}

/** A row for each source and ten minutes, so that an hour's view is never empty because an hour has just begun. */
const window = 10 * minute;
const rowKey = (source: SourceId, at: number) => windowKey(`answers#${source}`, window, at);
/** The windows of an hour, the one under way among them. */
const windows = Array.from({ length: hour / window + 1 }, (_, n) => n * window);
/** What DynamoDB reads in one call. */
const atOnce = 100;

const whyOf = (answer: SourceAnswer) => `why ${answer}`;
const Row = z
  .object({ id: z.string(), canaryAt: z.string().optional(), canary: CanaryAnswer.optional() })
  .and(z.partialRecord(SourceAnswer, z.number()))
  .and(z.record(z.string(), z.unknown()));
type Row = z.infer<typeof Row>;

export function sourceAnswerStore({ client, table }: Database): SourceAnswerStore {
  const TableName = table('Once');
  const read = async (ids: readonly string[]): Promise<Row[]> => {
    const Keys = ids.slice(0, atOnce).map((id) => ({ id }));
    if (Keys.length === 0) return [];
    const { Responses, UnprocessedKeys } = await sent(
      client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } })),
    );
    const left = (UnprocessedKeys?.[TableName]?.Keys ?? []).map(({ id }) => String(id));
    const rows = (Responses?.[TableName] ?? []).map((row) => Row.parse(row));
    // A table that answers nothing at all is not asked for ever.
    const rest = left.length < Keys.length ? left : [];
    return [...rows, ...(await read([...rest, ...ids.slice(atOnce)]))];
  };
  return {
    add: async (source, heard, at) => {
      const canary = heard.findLast((one) => one.canary !== undefined)?.canary;
      const counted = SourceAnswer.options.flatMap((answer, n) => {
        const these = heard.filter((one) => one.answer === answer);
        const why = these.findLast((one) => one.why !== undefined)?.why;
        return these.length > 0 ? [{ n, answer, count: these.length, why }] : [];
      });
      const reasons = counted.filter(({ why }) => why !== undefined);
      const adds = counted.map(({ n }) => `#answer${n} :count${n}`);
      const sets = [
        'expiresAt = :expires',
        ...reasons.map(({ n }) => `#why${n} = :why${n}`),
        ...(canary === undefined ? [] : ['canary = :canary', 'canaryAt = :at']),
      ];
      await sent(
        client.send(
          new UpdateCommand({
            TableName,
            Key: { id: rowKey(source, at) },
            UpdateExpression: `ADD ${adds.join(', ')} SET ${sets.join(', ')}`,
            ExpressionAttributeNames: Object.fromEntries([
              ...counted.map(({ n, answer }) => [`#answer${n}`, answer]),
              ...reasons.map(({ n, answer }) => [`#why${n}`, whyOf(answer)]),
            ]),
            ExpressionAttributeValues: {
              ':expires': seconds(at + 2 * hour),
              ...Object.fromEntries(counted.map(({ n, count }) => [`:count${n}`, count])),
              ...Object.fromEntries(reasons.map(({ n, why }) => [`:why${n}`, why])),
              ...(canary !== undefined && { ':canary': canary, ':at': new Date(at).toISOString() }),
            },
          }),
        ),
      );
    },
    lastHour: async (sources, at) => {
      const keysOf = (source: SourceId) => windows.map((ago) => rowKey(source, at - ago));
      const rows = new Map((await read(sources.flatMap(keysOf))).map((row) => [row.id, row]));
      return new Map(
        sources.map((source) => [source, together(keysOf(source).flatMap((id) => rows.get(id) ?? []))]),
      );
    },
  };
}

/** Rows of one source, the newest first, as one. */
function together(rows: readonly Row[]): SourceAnswers {
  const counts = SourceAnswer.options.map((one) => [
    one,
    rows.reduce((sum, row) => sum + (row[one] ?? 0), 0),
  ]);
  const why = SourceAnswer.options.flatMap((one) => {
    const last = rows.find((row) => whyOf(one) in row);
    return last ? [[one, String(last[whyOf(one)])]] : [];
  });
  const asked = rows.find(({ canaryAt }) => canaryAt);
  return {
    counts: Object.fromEntries(counts) as SourceAnswers['counts'],
    why: Object.fromEntries(why) as SourceAnswers['why'],
    canary: asked ? { at: asked.canaryAt!, said: asked.canary! } : null,
  };
}
