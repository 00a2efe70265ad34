import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JudgeContext, type Judgement, VERDICTS } from './judgement.ts';
import { mitigate } from './mitigations.ts';

type Signals = Judgement['signals'];
const judged = (score: number, verdict: Judgement['verdict'], signals: Signals = {}) => ({
  score,
  verdict,
  signals,
  evidence: [],
});
const rank = (verdict: Judgement['verdict']) => VERDICTS.indexOf(verdict);

describe('mitigate', () => {
  it.each<[string, Signals, JudgeContext, boolean, number, string]>([
    ['nothing known', {}, {}, false, 90, 'likely clone'],
    ['allowed', {}, { allowed: true }, false, 0, 'unrelated'],
    ['allowed, with a copied proof', {}, { allowed: true, copiedProof: true }, false, 0, 'unrelated'],
    ['proven by the same person', {}, { provenBy: 'protected' }, false, 0, 'unrelated'],
    ['a copied proof', {}, { copiedProof: true }, true, 99, 'likely clone'],
    ['proven by somebody else', {}, { provenBy: 'other' }, false, 30, 'namesake'],
    ['dismissed', {}, { dismissed: true }, false, 20, 'namesake'],
    ['older', {}, {}, true, 56.7, 'namesake'],
    ['older with the picture', { photo: 0.7 }, {}, true, 90, 'possible clone'],
    ['older with the handle', { handle: 0.9 }, {}, true, 90, 'possible clone'],
    ['labelled', { label: 1 }, {}, false, 56.7, 'namesake'],
    ['labelled with the handle', { label: 1, handle: 1 }, {}, false, 56.7, 'namesake'],
    ['labelled with the picture', { label: 1, photo: 1 }, {}, false, 90, 'possible clone'],
  ])('%s', (_, signals, context, older, score, verdict) => {
    expect(mitigate(judged(90, 'likely clone', signals), context, { older })).toMatchObject({
      score,
      verdict,
    });
  });

  it('says why, first', () => {
    const of = (context: JudgeContext) => mitigate(judged(90, 'likely clone'), context).evidence[0]?.reason;
    expect(of({ allowed: true })).toBe('You said this account is yours.');
    expect(of({ copiedProof: true })).toBe('It shows a proof code made for another handle.');
    expect(of({})).toBeUndefined();
    const perhaps = mitigate(judged(90, 'likely clone'), {}, { perhapsYours: true });
    expect(perhaps).toMatchObject({ score: 56.7, verdict: 'namesake' });
    expect(perhaps.evidence[0]?.reason).toBe(
      'It has your name and handle on another platform, so it may be your own account.',
    );
  });

  const input = {
    score: fc.integer({ min: 0, max: 100 }),
    verdict: fc.constantFrom(...VERDICTS),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    context: fc.record<JudgeContext>({
      allowed: fc.boolean(),
      provenBy: fc.constantFrom(undefined, 'protected', 'other') as fc.Arbitrary<'protected' | 'other'>,
      dismissed: fc.boolean(),
      copiedProof: fc.boolean(),
    }),
  };

  it('raises nothing but what shows a copied proof', () => {
    fc.assert(
      fc.property(
        input.score,
        input.verdict,
        fc.record({ photo: input.share, handle: input.share, label: fc.constantFrom(0, 1) }),
        input.context,
        fc.boolean(),
        (score, verdict, signals, context, older) => {
          const result = mitigate(judged(score, verdict, signals), context, { older });
          if (context.allowed || context.provenBy === 'protected')
            expect([result.score, result.verdict]).toEqual([0, 'unrelated']);
          else if (context.copiedProof) {
            expect(result.verdict).toBe('likely clone');
            expect(result.score).toBeGreaterThanOrEqual(99);
          } else {
            expect(rank(result.verdict)).toBeLessThanOrEqual(rank(verdict));
            expect(result.score).toBeLessThanOrEqual(score);
            // what was worth a look is calmed, not cleared
            expect(rank(result.verdict)).toBeGreaterThanOrEqual(Math.min(1, rank(verdict)));
          }
        },
      ),
      { seed: 207, numRuns: 500 },
    );
  });

  /** The rules one after another, each from the score and the step that the one before left; unrelated 0 to likely 3. */
  function naive(
    score: number,
    step: number,
    signals: Signals,
    context: JudgeContext,
    { older, perhapsYours }: { older: boolean; perhapsYours: boolean },
  ) {
    if (context.allowed || context.provenBy === 'protected') return [0, 0];
    if (context.copiedProof) return [score > 99 ? score : 99, 3];
    let [left, now] = [score, step];
    if (signals.label || older) {
      const picture = (signals.photo ?? 0) >= 0.7;
      const disguised = older && !signals.label && (signals.handle ?? 0) >= 0.9;
      if (now > 0) now = picture || disguised ? Math.max(1, now - 1) : 1;
      // 40..100 become 40..60, to a decimal place
      if (now < 2 && left > 40) left = Math.round((40 + (left - 40) / 3) * 10) / 10;
    }
    if (perhapsYours) {
      now = Math.min(now, 1);
      left = score > 40 ? Math.round((40 + (score - 40) / 3) * 10) / 10 : score;
    }
    if (context.provenBy === 'other') [left, now] = [Math.min(left, 30), Math.min(now, 1)];
    if (context.dismissed) [left, now] = [Math.min(left, 20), Math.min(now, 1)];
    return [left, now];
  }

  it('agrees with the rules one after another', () => {
    const about = (limit: number) => fc.constantFrom(undefined, 0, limit - 0.001, limit, 1);
    const signals = fc.record({
      photo: about(0.7),
      handle: about(0.9),
      label: fc.constantFrom(undefined, 1),
    });
    fc.assert(
      fc.property(
        input.score,
        fc.nat(3),
        signals,
        input.context,
        fc.boolean(),
        fc.boolean(),
        (score, step, given, context, older, perhapsYours) => {
          const before = judged(score, VERDICTS[step]!, given as Signals);
          const after = mitigate(before, context, { older, perhapsYours });
          const [left, now] = naive(score, step, given as Signals, context, { older, perhapsYours });
          expect(after.score).toBeCloseTo(left!, 9);
          expect(rank(after.verdict)).toBe(now);
          const said =
            Number(perhapsYours) + Number(context.dismissed) + Number(context.provenBy === 'other');
          const settled = context.allowed || context.provenBy === 'protected' || context.copiedProof;
          expect(after.evidence).toHaveLength(settled ? 1 : said);
        },
      ),
      { seed: 314, numRuns: 1000 },
    );
  });

  it('keeps the order of those it calms', () => {
    fc.assert(
      fc.property(input.score, input.score, (a, b) => {
        const calmed = (score: number) => mitigate(judged(score, 'namesake'), {}, { older: true }).score;
        if (a < b) expect(calmed(a)).toBeLessThan(calmed(b));
      }),
      { seed: 208, numRuns: 200 },
    );
  });
});
