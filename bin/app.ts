import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { addAccountStack } from '../lib/account.ts';
import { builtAssets, type Assets } from '../lib/assets.ts';
import { addStacks, type Stacks } from '../lib/stacks.ts';
import type { Stage } from '../lib/stages.ts';
import { writeApiDocuments } from './api-documents.ts';
import { publicLogs, twinLogs } from './stages/certificate-logs.ts';
import { twinSources } from './sources.ts';
import { chooseStage, refuseLocal, type StageChoice } from './stages/stage-choice.ts';

/** Branches have a bootstrap of their own: whoever may push one reaches no other stage by it. */
const deployedAsBranch = { qualifier: 'csbranch', boundary: 'countersign-branches' };

/** Whose story a demonstration tells; nobody has this address. */
const demoEmail = 'maya@demo.countersign.example';

/** A branch's stage: costs nothing idle, destroyed with the branch. */
const branch = {
  siteUrl: undefined,
  certificateArn: undefined,
  mailFrom: undefined,
  // Where no mail leaves: whoever reviews a branch reads there what it would have sent.
  outboxHours: 72,
  keepData: false,
  deletionProtection: false,
  hostedLogin: true,
  providers: {},
  introspection: true,
  tracing: false,
  accessLogs: false,
  watched: false,
  monthlyDollars: undefined,
  reservedForSignIn: undefined,
  ephemeral: true,
  sleepsAfterMinutes: 60,
  deployedWith: deployedAsBranch,
  webFromSources: false,
  identityOnSite: false,
  demo: undefined,
  scanEveryMinutes: 60,
  logDays: 7,
  apiKeyExpires: '2027-11-01',
  // Nobody is there: where people are invented, domains that resemble theirs are not looked up in the real world.
  nameServers: '127.0.0.1:9',
  // A function plays the platforms: whoever reviews a branch finds copies of any account that they add.
  platforms: 'demo',
  storyOf: demoEmail,
  // A search asks six at once, and pages ask beside it.
  platformsAtOnce: 10,
  sources: twinSources,
  certificateLogs: twinLogs,
  links: {},
} satisfies Omit<Stage, 'name'>;

/** The platforms' sign-ins as their twins play them, below the site's own origin. */
const twinLinks = Object.fromEntries(
  ['LINKEDIN', 'X', 'TIKTOK', 'GITHUB', 'PINTEREST', 'WHATSAPP', 'SNAPCHAT', 'REDDIT'].map((platform) => {
    const twin = `http://site.local.invalid/platforms/oauth/${platform.toLowerCase()}`;
    return [platform, { clientId: 'countersign-local', standInSecret: 'stand-in', pages: twin, api: twin }];
  }),
);

const standIn = (name: string) => ({ clientId: `local-${name}`, secretName: `countersign/local/${name}` });

/** Every way to sign in, for the stage on which stand-ins play the providers. */
const standInProviders: Stage['providers'] = {
  Apple: { ...standIn('apple'), teamId: 'local', keyId: 'local' },
  Amazon: standIn('amazon'),
  Facebook: standIn('facebook'),
  Google: standIn('google'),
};

/** Every difference between stages is a value here. */
const stages: Record<string, Stage> = {
  prodb: {
    ...branch,
    name: 'prodb',
    // Origin of the site: a domain of your own with its certificate, or what the first deploy printed as Address.
    siteUrl: undefined,
    certificateArn: undefined,
    // An address on a domain that is verified in SES.
    mailFrom: undefined,
    outboxHours: undefined,
    keepData: true,
    nameServers: '',
    platforms: undefined,
    storyOf: undefined,
    platformsAtOnce: undefined,
    deletionProtection: true,
    introspection: false,
    tracing: true,
    accessLogs: true,
    watched: true,
    monthlyDollars: 60,
    reservedForSignIn: 25,
    ephemeral: false,
    sleepsAfterMinutes: undefined,
    deployedWith: undefined,
    scanEveryMinutes: 5,
    logDays: 90,
    // Without a token GitHub answers 60 questions an hour, fewer than one scan has.
    sources: { GITHUB: { apiUrl: 'https://api.github.com', tokenSecret: 'countersign/prodb/github-token' } },
    certificateLogs: publicLogs,
  },
  // What `npm start` runs. The local stack puts its own origin in the place of this site.
  local: {
    ...branch,
    name: 'local',
    siteUrl: 'http://site.local.invalid',
    hostedLogin: true,
    // Stand-ins play all four; the local stack reads no secret.
    providers: standInProviders,
    ephemeral: false,
    sleepsAfterMinutes: undefined,
    deployedWith: undefined,
    webFromSources: true,
    identityOnSite: true,
    playsInternet: true,
    nameServers: '',
    // The local stack plays them itself, and tells the story.
    platforms: undefined,
    storyOf: undefined,
    platformsAtOnce: undefined,
    mailFrom: 'hello@countersign.example',
    outboxHours: undefined,
    demo: { email: demoEmail, password: 'Maya-is-1-person' },
    scanEveryMinutes: 1,
    sources: twinSources,
    certificateLogs: twinLogs,
    links: twinLinks,
  },
};

/** The stage that was asked for. @throws when it is none */
export const stageOf = (choice: StageChoice): Stage => chooseStage({ table: stages, branch }, choice);

export interface SynthesisOptions extends StageChoice {
  /** Where the assembly is written; default: a temporary folder, or what the CDK command line says. */
  outdir?: string;
  /** Runs CloudFormation's offline validator and cdk-nag; both fail the synthesis. About 3 s. */
  validate: boolean;
  assets?: Assets;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** An app with the settings of cdk.json, so that it needs neither the CDK command line nor credentials. */
function newApp({ outdir, validate }: Pick<SynthesisOptions, 'outdir' | 'validate'>): App {
  const { context } = JSON.parse(readFileSync(`${root}cdk.json`, 'utf8')) as {
    context: Record<string, unknown>;
  };
  const app = new App({
    outdir,
    context,
    analyticsReporting: false,
    treeMetadata: false,
    builtinCloudFormationValidation: validate,
  });
  if (validate) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}

/** Makes the app of one stage; `.app.synth()` writes it. */
export function createApp(
  options: Omit<SynthesisOptions, keyof StageChoice>,
  stage: Stage,
): { app: App; stacks: Stacks } {
  const app = newApp(options);
  const stacks = addStacks(app, { stage, assets: options.assets ?? builtAssets(`${root}dist`) });
  return { app, stacks };
}

/** Synthesizes one stage in this process. @returns the folder of the assembly. @throws when something is wrong with it. */
export function synthesize(options: SynthesisOptions): string {
  return createApp(options, stageOf(options)).app.synth().directory;
}

function synthesizeAccount(repository: string | undefined): void {
  const app = newApp({ validate: true });
  const kept = Object.values(stages).filter(({ keepData }) => keepData);
  addAccountStack(app, { repository, branches: deployedAsBranch, kept: kept.map(({ name }) => name) });
  app.synth();
}

const isCommand = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isCommand) {
  // The command line hands its -c values to the app in this variable.
  const { stage, branch, first, siteUrl, mailFrom, repository } = JSON.parse(
    process.env.CDK_CONTEXT_JSON ?? '{}',
  ) as StageChoice & { repository?: string };
  // No stage, but what an AWS account has once for all of them: -c stage=account [-c repository=owner/name];
  // without the repository that it was deployed with, it deletes the roles of its workflows.
  if (stage === 'account') synthesizeAccount(repository);
  else {
    const choice = { stage, branch, first, siteUrl, mailFrom };
    refuseLocal(choice);
    const folder = synthesize({ ...choice, validate: true });
    writeApiDocuments(folder, stageOf(choice).name);
  }
}
