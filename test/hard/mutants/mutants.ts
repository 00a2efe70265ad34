import type { HardCase, Result, Told } from '../case.ts';
import { abuseMutants } from './abuse.ts';
import { copyOfHouse, type HouseCopy } from './house-copy.ts';
import type { Mutant } from './mutant.ts';
import { ruleMutants } from './rules.ts';
import { serverMutants } from './server.ts';

/** Of each mutant the test that is named must turn red; as they are, all those tests are green. */
export const mutants: HardCase = {
  id: 'mutants',
  what: 'Guards taken away, one at a time',
  run: async (told) => {
    const all = [...serverMutants, ...ruleMutants, ...abuseMutants];
    const chosen = told.share < 1 ? sample(all, told) : all;
    const house = await copyOfHouse();
    try {
      return await tryEach(house, chosen, told.say);
    } finally {
      await house.remove();
    }
  },
};

/** A share of them, others with another seed. */
const sample = (all: readonly Mutant[], { seed, share }: Told): Mutant[] => {
  const step = Math.max(1, Math.round(1 / share));
  return all.filter((_, at) => at % step === seed % step);
};

async function tryEach(house: HouseCopy, chosen: Mutant[], say: (line: string) => void): Promise<Result[]> {
  const sane = await unbroken(house, chosen);
  if (sane.length > 0) say(`red without a mutant: ${sane.join('; ')}`);
  const survived: string[] = [];
  for (const mutant of chosen) {
    const before = await house.read(mutant.file);
    if (before.split(mutant.find).length !== 2) {
      say(`SURVIVED: ${mutant.file}: "${mutant.find}" does not stand there once`);
      survived.push(mutant.drops);
      continue;
    }
    await house.write(
      mutant.file,
      before.replace(mutant.find, () => mutant.put),
    );
    const { passed, red } = await house.test([mutant.test], mutant.only);
    await house.write(mutant.file, before);
    say(
      `${passed ? 'SURVIVED' : 'caught'}: without ${mutant.drops} (${mutant.file}): ${red[0] ?? mutant.test}`,
    );
    if (passed) survived.push(mutant.drops);
  }
  return [
    {
      tried: `${chosen.length} mutants`,
      mark: 'a named test turns red',
      result: `${survived.length} survived`,
      held: survived.length === 0,
    },
    {
      tried: 'the tests without a mutant',
      mark: 'all green',
      result: sane.length === 0 ? 'green' : 'red',
      held: sane.length === 0,
    },
  ];
}

/** Titles of the named tests that are red as they are; of large files only the part that is named. */
async function unbroken(house: HouseCopy, chosen: readonly Mutant[]): Promise<string[]> {
  const parts = [chosen.filter(({ only }) => !only), chosen.filter(({ only }) => only)];
  const red: string[] = [];
  for (const part of parts.filter(({ length }) => length > 0)) {
    const only = part.flatMap((one) => one.only ?? []).join('|');
    const got = await house.test([...new Set(part.map(({ test }) => test))], only || undefined);
    if (!got.passed) red.push(...got.red);
  }
  return red;
}
