import { createAllowList } from '../domain/engine/judge/allow-list.ts';
import { judge } from '../domain/engine/judge/judge.ts';
import type { Profile } from '../domain/engine/profile/profile.ts';
import { accounts, attacks, rows } from './data.ts';
import { auc, type Part, percent, row } from './row.ts';

/** The one threshold: from this score on an account is shown to its owner. Also the default of `match --min`. */
export const THRESHOLD = 40;

export const handles: Part = {
  name: 'Handles',
  needs: ['handles/legislators-accounts.jsonl', 'typosquat-packages/neupane-clean_package_data.csv'],
  run() {
    const judged = (target: string, fake: string) => judge({ handle: target }, { handle: fake });
    const attack = attacks().map(({ target, fake, set }) => ({ set, ...judged(target, fake) }));
    const { strangers, own } = allPairs();
    const found = (set?: string) =>
      percent(attack.filter((one) => !set || one.set === set).map(({ score }) => score >= THRESHOLD));
    const flagged = percent(strangers.scores.map((score) => score >= THRESHOLD));
    const human = surveyed();
    const group = `Handles, score >= ${THRESHOLD}`;
    return [
      row(group, 'attackers’ names found', found(), '%', '>=', 85, `${attack.length} pairs`),
      ...['neupane-clean', 'neupane-campaign', 'ecosystems'].map((set) =>
        row(group, `  of them ${set}`, found(set), '%'),
      ),
      row(
        group,
        'strangers flagged',
        flagged,
        '%',
        '<=',
        0.1,
        `${strangers.scores.length} pairs of different people; attacks above: ${found().toFixed(1)} %`,
      ),
      row(group, 'own other accounts above', percent(own.scores.map((score) => score >= THRESHOLD)), '%', undefined, undefined,
        `${own.scores.length} pairs; attacks above: ${found().toFixed(1)} %`), // prettier-ignore
      row(
        group,
        'own other accounts called a clone',
        percent(own.clones),
        '%',
        '<=',
        2,
        `with nothing but the handle known; attacks called one: ${percent(attack.map(({ verdict }) => verdict.endsWith('clone'))).toFixed(1)} %, which are shown by their score`,
      ),
      row(group, 'own other accounts shown, allow-listed', percent(own.allowed), '%', '<=', 0,
        `attacks on the same people shown: ${percent(own.attacked).toFixed(1)} %`), // prettier-ignore
      row(group, 'AUC, attacks against nearest strangers', auc(attack.map(({ score }) => score), strangers.nearest), '', '>=', 0.95,
        'the most alike stranger of each account'), // prettier-ignore
      row(group, 'AUC, attacks against the most alike other target', auc(attack.map(({ score }) => score), otherTargets()), '', undefined, undefined,
        'genuine names beside genuine names, the most alike of each'), // prettier-ignore
      row(group, 'AUC, attacks against names people tell apart', auc(attack.map(({ score }) => score), human.plain), '', '>=', 0.8,
        `${human.plain.length} pairs made like attacks`), // prettier-ignore
      row(group, 'AUC, what people confuse', auc(human.confusing, human.plain), '', undefined, undefined,
        `${human.confusing.length} confusing, ${human.plain.length} not`), // prettier-ignore
    ];
  },
};

function allPairs() {
  const all = accounts().map((account) => ({
    ...account,
    profile: { handle: account.handle } satisfies Profile,
  }));
  const strangers = { scores: [] as number[], nearest: [] as number[] };
  const own = {
    scores: [] as number[],
    clones: [] as boolean[],
    allowed: [] as boolean[],
    attacked: [] as boolean[],
  };
  const lists = new Map<string, ReturnType<typeof createAllowList>>();
  for (const { owner } of all)
    if (!lists.has(owner))
      lists.set(
        owner,
        createAllowList(all.filter((one) => one.owner === owner).map(({ profile }) => profile)),
      );
  for (const a of all) {
    let nearest = 0;
    for (const b of all) {
      if (a === b) continue;
      const { score, verdict } = judge(a.profile, b.profile);
      if (a.owner === b.owner) {
        const isAllowed = lists.get(a.owner)!;
        const context = { allowed: isAllowed(b.profile) };
        own.allowed.push(judge(a.profile, b.profile, context).score >= THRESHOLD);
        const fake = { handle: `${a.handle}_official` };
        own.attacked.push(judge(a.profile, fake, { allowed: isAllowed(fake) }).score >= THRESHOLD);
        own.scores.push(score);
        own.clones.push(verdict.endsWith('clone'));
      } else {
        strangers.scores.push(score);
        nearest = Math.max(nearest, score);
      }
    }
    strangers.nearest.push(nearest);
  }
  return { strangers, own };
}

/** Of each name that attackers imitated, how alike the most alike other one is: both are genuine. */
function otherTargets(): number[] {
  const targets = [...new Set(attacks().map(({ target }) => target.toLowerCase()))].map((handle) => ({
    handle,
  }));
  return targets.map((one) =>
    targets.reduce((most, other) => (one === other ? most : Math.max(most, judge(one, other).score)), 0),
  );
}

/** Pairs that people rated: confusing ones and those they did not confuse. */
function surveyed() {
  const scored = rows('typosquat-packages/neupane-human-confusability-survey.csv').map(
    ([, base = '', other = '', , , , , rating = '']) => ({
      score: judge({ handle: base }, { handle: other }).score,
      rating,
    }),
  );
  const scores = (test: RegExp) => scored.filter(({ rating }) => test.test(rating)).map(({ score }) => score);
  return { confusing: scores(/^(Very Highly|Highly|Confusing)/), plain: scores(/^Not/) };
}
