import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { AppSyncError } from '../appsync-error.ts';
import { toAttribute, toAttributes } from '../dynamodb/attribute-value.ts';

/** What a resolver's `util` needs from outside. */
export interface UtilOptions {
  /** ms since 1970 */
  now: () => number;
  /** Takes what `util.appendError` adds beside the data. */
  append: (error: AppSyncError) => void;
  authType: () => string;
}

const typed = (type: string) => (value: unknown) => (value == null ? null : { [type]: value });

/**
 * The parts of APPSYNC_JS's `util` that are played; the package @aws-appsync/utils carries types only.
 * https://docs.aws.amazon.com/appsync/latest/devguide/resolver-util-reference-js.html
 */
export const createUtil = ({ now, append, authType }: UtilOptions) => ({
  autoId: () => randomUUID(),
  autoUlid: () => ulid(now()),
  error(message: string, type?: string, data?: unknown, info?: unknown): never {
    throw new AppSyncError(message, type, data, info);
  },
  appendError(message: string, type?: string, data?: unknown, info?: unknown): void {
    append(new AppSyncError(message, type, data, info));
  },
  /** The runner adds the field's and the type's name. */
  unauthorized(): never {
    throw new AppSyncError('Unauthorized', 'Unauthorized');
  },
  authType,
  matches: (pattern: string, value: string) => new RegExp(pattern).test(value),
  urlEncode: (value: string) => encodeURIComponent(value).replaceAll('%20', '+'),
  urlDecode: (value: string) => decodeURIComponent(value.replaceAll('+', ' ')),
  base64Encode: (value: string) => Buffer.from(value).toString('base64'),
  base64Decode: (value: string) => Buffer.from(value, 'base64').toString(),
  time: {
    nowISO8601: () => new Date(now()).toISOString(),
    nowEpochSeconds: () => Math.floor(now() / 1000),
    nowEpochMilliSeconds: () => now(),
    parseISO8601ToEpochMilliSeconds: (text: string) => Date.parse(text),
    epochMilliSecondsToSeconds: (ms: number) => Math.floor(ms / 1000),
    epochMilliSecondsToISO8601: (ms: number) => new Date(ms).toISOString(),
  },
  dynamodb: {
    toDynamoDB: toAttribute,
    toMapValues: toAttributes,
    toMap: (value: object) => ({ M: toAttributes(value) }),
    toList: (value: unknown[]) => ({ L: value.map(toAttribute) }),
    toString: typed('S'),
    toStringSet: typed('SS'),
    toNumber: typed('N'),
    toNumberSet: typed('NS'),
    toBoolean: typed('BOOL'),
    toNull: () => ({ NULL: null }),
  },
});
