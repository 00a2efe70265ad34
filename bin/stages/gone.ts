import * as z from 'zod';
import { brand } from '#domain/brand';
import { stageName } from '../../lib/stages.ts';

const day = 86_400_000;

/** What `aws cloudformation describe-stacks` prints, as far as it is read. */
export const DescribedStacks = z.object({
  Stacks: z.array(
    z.object({
      StackName: z.string(),
      StackStatus: z.string(),
      CreationTime: z.string(),
      LastUpdatedTime: z.string().optional(),
      EnableTerminationProtection: z.boolean().optional(),
      Tags: z.array(z.object({ Key: z.string(), Value: z.string() })).default([]),
    }),
  ),
});
type Stack = z.infer<typeof DescribedStacks>['Stacks'][number];

/** A stage that may be destroyed, or must stay and why. Its stacks in the order in which they go: nothing reads a later one. */
interface FoundStage {
  stage: string;
  stacks: string[];
  stays?: string;
}

const inOrder = ['Web', 'Api', 'Identity', 'Data'];

/**
 * The names of branches that `git ls-remote --heads` prints.
 * @throws when a line is none of it, or the branch that is always there is missing: who believes half a list destroys the other half
 */
export function branchesIn(listed: string, always: string): string[] {
  const branches = listed
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const name = /^[0-9a-f]{40}(?:[0-9a-f]{24})?\trefs\/heads\/(.+)$/.exec(line)?.[1];
      if (name === undefined) throw new Error(`This is no line of git ls-remote --heads: ${line}`);
      return name;
    });
  if (!branches.includes(always))
    throw new Error(
      `The list of branches lacks ${always}, so it is not whole: nothing is destroyed. Look at what git ls-remote --heads prints.`,
    );
  return branches;
}

/**
 * The stages of branches that are gone. A stage counts when its stacks carry our tags and their names are what a branch's are; one whose
 * branch lives is left out without a word. What was made or changed in the last day stays, for whoever deployed it by hand.
 * @param now ms since 1970
 */
export function stagesGone(
  { Stacks }: z.infer<typeof DescribedStacks>,
  branches: string[],
  now: number,
): FoundStage[] {
  const living = new Set(branches.map(stageName));
  const found = new Map<string, Stack[]>();
  for (const stack of Stacks) {
    const stage = stageOfBranch(stack);
    if (stage !== undefined && !living.has(stage)) found.set(stage, [...(found.get(stage) ?? []), stack]);
  }
  return [...found].map(([stage, stacks]) => {
    const stays = stacks.map((stack) => whyStays(stack, now)).find((why) => why !== undefined);
    const names = stacks.map(({ StackName }) => StackName);
    const part = (name: string) => inOrder.indexOf(name.split('-').at(-1)!);
    return { stage, stacks: names.sort((a, b) => part(a) - part(b)), ...(stays && { stays }) };
  });
}

/** The stage that a stack says it is of, if it is one that a branch can have. Tags alone prove nothing: the name must say the same. */
function stageOfBranch({ StackName, StackStatus, Tags }: Stack): string | undefined {
  const tag = (key: string) => Tags.find(({ Key }) => Key === key)?.Value;
  const stage = tag('stage') ?? '';
  const isOurs = tag('product') === brand && tag('ephemeral') === 'true';
  const isBranch = /^[a-z0-9-]{1,30}-[0-9a-f]{8}$/.test(stage);
  const isNamed = inOrder.some((part) => StackName === `${brand}-${stage}-${part}`);
  return isOurs && isBranch && isNamed && StackStatus !== 'DELETE_COMPLETE' ? stage : undefined;
}

function whyStays(stack: Stack, now: number): string | undefined {
  const { StackName, StackStatus, CreationTime, LastUpdatedTime, EnableTerminationProtection } = stack;
  if (EnableTerminationProtection) return `${StackName} is protected from being deleted`;
  if (StackStatus.endsWith('_IN_PROGRESS')) return `${StackName} is ${StackStatus}`;
  const changed = Date.parse(LastUpdatedTime ?? CreationTime);
  return now - changed < day ? `${StackName} was deployed less than a day ago` : undefined;
}
