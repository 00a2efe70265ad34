import type { Input } from '../engine.ts';

/** One raw call: an operation and its input, values in DynamoDB's JSON. */
export type RawCall = [operation: string, input: Input];

export const S = (value: string) => ({ S: value });
export const N = (value: string | number) => ({ N: String(value) });
export const key = (id: string) => ({ id: S(id) });
export const pair = (owner: string, at: string) => ({ owner: S(owner), at: S(at) });

export const one = (operation: string, input: object): RawCall => [operation, { TableName: 'One', ...input }];
export const two = (operation: string, input: object): RawCall => [operation, { TableName: 'Two', ...input }];
