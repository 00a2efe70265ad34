import { handleDiff, type HandleDiff, placed, sentenceOf } from '../handle/handle-diff.ts';
import { SHARED_ENDINGS } from '../tables/shared-endings.ts';

/**
 * Aligns two domains as `handleDiff` does two handles; under different endings the names alone are compared letter by letter, and the
 * ending is one difference: nobody reads "acme.com" as "acme.co.uk" whose u is missing.
 */
export function siteDiff(
  yours: string,
  theirs: string,
  labels?: { yours: string; theirs: string },
): HandleDiff {
  const whole = handleDiff(yours, theirs, labels);
  const [a, b] = [partsOf(whole.yours), partsOf(whole.theirs)];
  if (!a || !b || a.ending === b.ending || undotted(whole.yours) === undotted(whole.theirs)) return whole;
  const named = handleDiff(a.name, b.name).steps;
  const ending = {
    kind: 'replaced' as const,
    ...{ yours: [...a.ending], theirs: [...b.ending], at: [...a.name].length + 1 },
    words: `Another ending (${b.ending} for ${a.ending})`,
  };
  const steps = [...named, ending];
  return {
    ...whole,
    steps,
    same: false,
    sentence: sentenceOf(whole, [...placed(named), ending.words], labels),
  };
}

/** "acme.co.uk" -> "acme" and ".co.uk". Undefined where there is no name in front of an ending. */
function partsOf(domain: string): { name: string; ending: string } | undefined {
  const parts = domain.toLowerCase().split('.');
  const isShared = parts.length > 2 && parts.at(-1)!.length === 2 && SHARED_ENDINGS.includes(parts.at(-2)!);
  const ending = parts.slice(isShared ? -2 : -1).join('.');
  const name = domain.slice(0, Math.max(0, domain.length - ending.length - 1));
  return name === '' || ending === '' ? undefined : { name, ending: `.${ending}` };
}

/** Of "acmeco.uk" beside "acme.co.uk" the period is what differs. */
const undotted = (domain: string): string => domain.replaceAll('.', '').toLowerCase();
