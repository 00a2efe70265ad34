import type * as z from 'zod';
import type { rightsContract } from '#domain/contract/rights';
import { callRights } from './rights-calls.ts';

type Name = 'data-request' | 'verification-opt-out';
/** What was asked for, as it can be sent once more. */
export type Asked = {
  [One in Name]: { name: One; request: z.input<(typeof rightsContract)[One]['request']> };
}[Name];

/** A request whose code is on its way. */
export interface Begun {
  /** Another one with each code. */
  caseNumber: string;
  /** Masked. */
  codeSentTo: string;
  asked: Asked;
}

/** Sends a code for a request; for the same request again, another one. */
export async function begin(asked: Asked): Promise<Begun> {
  const { caseNumber, codeSentTo } = await callRights(asked.name, asked.request);
  return { caseNumber, codeSentTo, asked };
}
