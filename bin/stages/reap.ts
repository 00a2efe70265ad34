/**
 * `npm run -s reap -- --stacks FILE --branches FILE --always main`: stages of branches that are gone, a line each with its stacks in the
 * order in which they go; what stays and why is said on stderr. Destroys nothing itself. Exit status 1 when a list cannot be believed.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { branchesIn, DescribedStacks, stagesGone } from './gone.ts';

const text = { type: 'string' } as const;
try {
  const { values } = parseArgs({ options: { stacks: text, branches: text, always: text } });
  const { stacks, branches, always } = values;
  if (stacks === undefined || branches === undefined || always === undefined)
    throw new Error(
      'Say --stacks FILE (aws cloudformation describe-stacks), --branches FILE (git ls-remote --heads origin) and --always BRANCH.',
    );
  const described = DescribedStacks.parse(JSON.parse(readFileSync(stacks, 'utf8')));
  for (const { stage, stacks: names, stays } of stagesGone(
    described,
    branchesIn(readFileSync(branches, 'utf8'), always),
    Date.now(),
  )) {
    process.stderr.write(stays ? `${stage} stays: ${stays}.\n` : `${stage}: its branch is gone.\n`);
    if (!stays) process.stdout.write(`${names.join(' ')}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
