import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { addAccountStack } from '../lib/account.ts';
import { builtAssets, type Assets } from '../lib/assets.ts';
import { addStacks, type Stacks } from '../lib/stacks.ts';
import { stageName, type Stage } from '../lib/stages.ts';
import { writeApiDocuments } from './api-documents.ts';
import { publicLogs, twinLogs } from './certificate-logs.ts';
import { twinSources } from './sources.ts';

/** A branch's stage: costs nothing idle, destroyed with the branch. */
const branch = {
  siteUrl: undefined,
  mailFrom: undefined,
  keepData: false,
  deletionProtection: false,
  hostedLogin: true,
  providers: {},
  introspection: true,
  tracing: false,
  accessLogs: false,
  watched: false,
  ephemeral: true,
  webFromSources: false,
  identityOnSite: false,
  demo: undefined,
  scanEveryMinutes: 60,
  logDays: 7,
  apiKeyExpires: '2027-11-01',
  nameServers: '',
  sources: { GITHUB: { apiUrl: 'https://api.github.com' } },
  certificateLogs: [],
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
    keepData: true,
    deletionProtection: true,
    introspection: false,
    tracing: true,
    accessLogs: true,
    watched: true,
    ephemeral: false,
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
    webFromSources: true,
    identityOnSite: true,
    playsInternet: true,
    mailFrom: 'hello@countersign.example',
    demo: { email: 'maya@demo.countersign.example', password: 'Maya-is-1-person' },
    scanEveryMinutes: 1,
    sources: twinSources,
    certificateLogs: twinLogs,
    links: twinLinks,
  },
};

export interface StageChoice {
  /** A stage of the table above, or the name of one more. */
  stage?: string;
  /** A branch; never production, whatever its name. */
  branch?: string;
  /** `true` in the first deploy of a stage that keeps data: nothing is protected from being deleted yet. */
  first?: string;
  /** Origin of the deployed site, once it has one. */
  siteUrl?: string;
  /** Address that the stage's own mails come from, once its domain is verified in SES. */
  mailFrom?: string;
}

/** The stage that was asked for; `dev` when nobody asked. @throws on both names at once, on a siteUrl that is no origin and on a mailFrom that is no address. */
export function stageOf(choice: StageChoice): Stage {
  if (choice.stage !== undefined && choice.branch !== undefined)
    throw new Error('Name a stage or a branch, not both: -c stage=prodb or -c branch=<branch>.');
  const asked = choice.branch ?? choice.stage ?? 'dev';
  const known = choice.branch === undefined ? stages[asked] : undefined;
  const chosen: Stage = known ?? { ...branch, name: stageName(asked) };
  const base: Stage = choice.first === 'true' ? { ...chosen, deletionProtection: false } : chosen;
  const stage: Stage =
    choice.mailFrom === undefined ? base : { ...base, mailFrom: addressOf(choice.mailFrom) };
  if (choice.siteUrl === undefined) return stage;
  const url = URL.canParse(choice.siteUrl) ? new URL(choice.siteUrl) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== choice.siteUrl)
    throw new Error(`siteUrl must be an https origin without a trailing slash, not ${choice.siteUrl}`);
  return { ...stage, siteUrl: choice.siteUrl };
}

function addressOf(mailFrom: string): string {
  if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(mailFrom)) return mailFrom;
  throw new Error(`mailFrom must be an email address, not ${mailFrom}`);
}

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

function synthesizeAccount(): void {
  const app = newApp({ validate: true });
  addAccountStack(app);
  app.synth();
}

const isCommand = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isCommand) {
  // The command line hands its -c values to the app in this variable.
  const { stage, branch, first, siteUrl, mailFrom } = JSON.parse(
    process.env.CDK_CONTEXT_JSON ?? '{}',
  ) as StageChoice;
  // No stage, but what an AWS account has once for all of them: -c stage=account
  if (stage === 'account') synthesizeAccount();
  else {
    const choice = { stage, branch, first, siteUrl, mailFrom };
    const folder = synthesize({ ...choice, validate: stage !== 'local' });
    writeApiDocuments(folder, stageOf(choice).name);
  }
}
