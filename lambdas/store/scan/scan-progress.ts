import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { lessTelling, Scan } from '#domain/scan/scan';
import type { StoredScan, StoredSource } from '#domain/scan/stored-scan';
import { packedRow } from './packed-scan.ts';
import { conditionFailed, held, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

type Row = Pick<StoredScan, 'subjectId' | 'id'>;

/** How a scan gets on: written by several workers at once, each its own part. */
export interface ScanProgressStore {
  /** A worker has begun on it; false when another had before. */
  begin(scan: Row, at: string): Promise<boolean>;
  /**
   * Writes the rows of one source, whatever other workers write of theirs. A job that comes twice, or late, takes nothing
   * back: a row that says more than the new one stays. `sources` are those that the scan was made with: their order never
   * changes. Gives how far the scan is now, where all of them were written: what is packed stays so.
   */
  note(scan: Row & Pick<StoredScan, 'sources'>, rows: readonly StoredSource[]): Promise<Scan | undefined>;
  /** The same, and ends it with them; false, and nothing written, where one of the rows has to stay, or another worker ended it. */
  end(scan: Row & Pick<StoredScan, 'sources'>, rows: readonly StoredSource[], at: string): Promise<boolean>;
  /** Ends it; false when another worker did. */
  finish(scan: Row, at: string): Promise<boolean>;
}

export function scanProgressStore({ client, table }: Database): ScanProgressStore {
  const TableName = table('Scan');
  type Edit = Omit<UpdateCommandInput, 'TableName' | 'Key' | 'ReturnValues'>;
  /** The scan after an edit; undefined where its condition did not hold. */
  const edit = async ({ subjectId, id }: Row, expressions: Edit): Promise<Scan | undefined> => {
    try {
      const command = { TableName, Key: { subjectId, id }, ReturnValues: 'ALL_NEW' as const, ...expressions };
      const { Attributes } = await sent(client.send(new UpdateCommand(command)));
      return Attributes && Scan.parse(Attributes);
    } catch (error) {
      if (conditionFailed(error)) return undefined;
      throw error;
    }
  };
  /** Whether an edit was made, where nobody reads the scan after it: a scan is long. */
  const edits = ({ subjectId, id }: Row, expressions: Edit): Promise<boolean> =>
    held(sent(client.send(new UpdateCommand({ TableName, Key: { subjectId, id }, ...expressions }))));
  const rowsOf = (scan: Pick<StoredScan, 'sources'>, rows: readonly StoredSource[]) => {
    const placeOf = ({ platform }: StoredSource) =>
      scan.sources.findIndex((row) => row.platform === platform);
    return {
      sets: rows.map((row, n) => `#sources[${placeOf(row)}] = :row${n}`),
      holds: rows.map(
        (row) => `#sources[${placeOf(row)}].#status IN (${lessTelling(row).map(valueOf).join(', ')})`,
      ),
      values: {
        ...Object.fromEntries(rows.map((row, n) => [`:row${n}`, packedRow(row)])),
        ...Object.fromEntries(rows.flatMap(lessTelling).map((status) => [valueOf(status), status])),
      },
    };
  };
  return {
    begin: (scan, at) =>
      edits(scan, {
        UpdateExpression: 'SET #status = :running, startedAt = :at',
        ConditionExpression: '#status = :queued',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':running': 'RUNNING', ':queued': 'QUEUED', ':at': at },
      }),
    note: async (scan, rows) => {
      const write = (some: readonly StoredSource[]) => {
        const { sets, holds, values } = rowsOf(scan, some);
        return edit(scan, {
          UpdateExpression: `SET ${sets.join(', ')}`,
          ConditionExpression: holds.join(' AND '),
          ExpressionAttributeNames: { '#sources': 'sources', '#status': 'status' },
          ExpressionAttributeValues: values,
        });
      };
      // All in one write, as a rule; where one of them must stay, each by itself.
      const noted = rows.length > 0 ? await write(rows) : undefined;
      if (noted || rows.length < 2) return noted;
      for (const row of rows) await write([row]);
      return undefined;
    },
    end: (scan, rows, at) => {
      const { sets, holds, values } = rowsOf(scan, rows);
      return edits(scan, {
        UpdateExpression: `SET ${[...sets, '#status = :done', 'finishedAt = :at'].join(', ')}`,
        ConditionExpression: ['#status <> :done', ...holds].join(' AND '),
        ExpressionAttributeNames: { '#sources': 'sources', '#status': 'status' },
        ExpressionAttributeValues: { ...values, ':done': 'DONE', ':at': at },
      });
    },
    finish: (scan, at) =>
      edits(scan, {
        UpdateExpression: 'SET #status = :done, finishedAt = :at',
        ConditionExpression: 'attribute_exists(id) AND #status <> :done',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':done': 'DONE', ':at': at },
      }),
  };
}

const valueOf = (status: StoredSource['status']): string => `:${status.replaceAll(' ', '')}`;
