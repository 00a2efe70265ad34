import { expect, it } from 'vitest';
import type { FactorName, SafetyNotice } from '#domain/message/safety-letter';
import { tellChanges } from './safety-notices.ts';

/** What is told where `told` was the last that the person heard. */
async function toldOf(now: readonly FactorName[], toldFactors: string): Promise<SafetyNotice[]> {
  const notices: SafetyNotice[] = [];
  await tellChanges('u', async () => now, {
    safety: {
      read: async () => ({ accountEmail: 'a@b.example', toldFactors }),
      takeFactors: async () => true,
      takeMove: async () => true,
    },
    tell: async (_to, notice) => void notices.push(notice),
  });
  return notices;
}

it('of two second steps that are new, the first asks for a code, and the second is a choice', async () => {
  expect(await toldOf(['TOTP', 'SMS'], '')).toMatchObject([
    { factor: 'TOTP', on: true, others: false },
    { factor: 'SMS', on: true, others: true },
  ]);
});

it('one that takes the place of another is no choice beside it', async () => {
  expect(await toldOf(['TOTP'], 'SMS')).toMatchObject([
    { factor: 'TOTP', on: true, others: false },
    { factor: 'SMS', on: false, others: true },
  ]);
});
