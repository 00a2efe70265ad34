import { stageName, type Stage } from '../../lib/stages.ts';

/** What was asked for on the command line, each by `-c name=value`. */
export interface StageChoice {
  /** A stage of the table in bin/app.ts. */
  stage?: string;
  /** A branch; never production, whatever its name. */
  branch?: string;
  /** `true` in the first deploy of a stage that keeps data: nothing is protected from being deleted yet. */
  first?: string;
  /** Of a branch: origin of its site, once it has one. A stage of the table has its own there. */
  siteUrl?: string;
  /** Of a branch: address that its mails come from. */
  mailFrom?: string;
}

interface KnownStages {
  table: Readonly<Record<string, Stage>>;
  /** What every branch is. */
  branch: Omit<Stage, 'name'>;
}

/** The stage that was asked for; the branch `dev` when nobody asked. @throws when it is none, naming those there are */
export function chooseStage({ table, branch }: KnownStages, choice: StageChoice): Stage {
  if (choice.stage !== undefined && choice.branch !== undefined)
    throw new Error('Name either a stage or a branch: -c stage=prodb or -c branch=<branch>.');
  if (choice.stage === undefined) {
    const { siteUrl = branch.siteUrl, mailFrom = branch.mailFrom } = choice;
    return { ...branch, siteUrl, mailFrom, name: stageName(choice.branch ?? 'dev') };
  }
  const known = Object.hasOwn(table, choice.stage) ? table[choice.stage] : undefined;
  if (!known)
    throw new Error(
      `There is no stage "${choice.stage}". Stages: ${Object.keys(table).join(', ')}, and account for what an AWS account needs once. For a disposable one, pass -c branch=${choice.stage}.`,
    );
  if (choice.siteUrl !== undefined || choice.mailFrom !== undefined)
    throw new Error(
      `siteUrl and mailFrom of ${choice.stage} are set in bin/app.ts. On the command line, someone would forget them once, and the site's sign-in would be lost.`,
    );
  return choice.first === 'true' ? { ...known, deletionProtection: false } : known;
}

/** The stage that is to be deployed. @throws also on the one that only ever runs on a machine of one's own */
export function refuseLocal({ stage }: StageChoice): void {
  if (stage === 'local')
    throw new Error('The stage "local" is what npm start runs on this machine; it is never deployed.');
}
