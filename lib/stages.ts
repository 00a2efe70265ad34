import { createHash } from 'node:crypto';

/** Where a source of profiles is reached in this stage, and as whom. */
export interface SourceSetting {
  apiUrl: string;
  /** Where a client's secret is exchanged for an access token, where that is another host. */
  tokenUrl?: string;
  /** Name of the secret in Secrets Manager that holds the token, the key, or the secret of `clientId`. */
  tokenSecret?: string;
  /** What a platform twin takes for a token. Never a real one: it stands in the template. */
  standInToken?: string;
  clientId?: string;
  /** The account on whose behalf we ask, where a platform wants one. */
  accountId?: string;
  /** The terms under which we may ask, where a platform wants a licence: in words, for whoever reads the template. */
  licence?: string;
}

/** A certificate log: a Static CT one, or one that speaks RFC 6962. */
export interface CertificateLogSetting {
  /** Of its read side, without a slash at the end; `{half}` stands for the half year of its shard. */
  address: string;
  kind: 'static' | 'rfc6962';
}

/** What a platform gave us for signing in there (proving an account); its secret is in Secrets Manager under a name. */
export interface LinkSetting {
  clientId: string;
  secretName?: string;
  /** What a platform twin takes for a secret. Never a real one: it stands in the template. */
  standInSecret?: string;
  /** Origin and path of its pages and of its API, where they are not the real ones. */
  pages?: string;
  api?: string;
}

/** What a stage is deployed with, where that is not the bootstrap that everybody has. */
export interface DeployedWith {
  /** Of the bootstrap: `npx cdk bootstrap --qualifier`. */
  qualifier: string;
  /** Name of the policy that bounds each role of the stage. */
  boundary: string;
}

export type ProviderName = 'Apple' | 'Amazon' | 'Facebook' | 'Google';

/** What a provider of sign-ins gave us; its secret is in Secrets Manager under a name. */
export interface ProviderSetting {
  clientId: string;
  secretName: string;
  /** Apple only. */
  teamId?: string;
  keyId?: string;
}

/** One deployment of the product. Every difference between stages is a value here, set in bin/app.ts. */
export interface Stage {
  /** Part of the stack names and of each API's path: `prodb`, `local` or `<slug>-<8 hex>`. */
  name: string;
  /** Origin of the site, without a trailing slash. Absent: hosted login is off, CORS is `*`, mails carry codes only. */
  siteUrl?: string;
  /** Certificate of the siteUrl, where that is a domain of its own: in us-east-1, where CloudFront reads them. */
  certificateArn?: string;
  /** Tables, files and users outlive the stack; tables can be restored to a point in time. */
  keepData: boolean;
  /** Address that our own mails come from, on a domain verified in SES. Absent: codes for further addresses are not mailed. */
  mailFrom?: string;
  /** Hours that operators may read what the stage would have sent, where no mail leaves it. Absent: nothing is kept. Never where data is kept. */
  outboxHours: number | undefined;
  /** Stacks, tables and users refuse to be deleted. Off in the first deploy: one that fails must be able to take back what it made. */
  deletionProtection: boolean;
  /** Cognito's sign-in pages on a domain of their own; needs a siteUrl to return to. */
  hostedLogin: boolean;
  /** Ways to sign in besides a password, where hosted login is on; none = no button. */
  providers: Readonly<Partial<Record<ProviderName, ProviderSetting>>>;
  /** May the schema be listed? */
  introspection: boolean;
  tracing: boolean;
  accessLogs: boolean;
  /** Web ACLs before APIs and site, and alarms on what fails; both cost by the month. */
  watched: boolean;
  /** What the account's bill may be in a month, in dollars, before whoever is on call hears of it. Absent: nobody is told. */
  monthlyDollars: number | undefined;
  /** How many of each function that a sign-in waits for may always run at once, whatever else does. The account keeps 100 for all others. */
  reservedForSignIn: number | undefined;
  /** Destroyed with its branch; a nightly job may remove what is left over by this tag. */
  ephemeral: boolean;
  /** Minutes without use after which nothing polls or ticks, until somebody comes: idle it costs nothing. Absent: always awake. */
  sleepsAfterMinutes: number | undefined;
  /** Roles of its own deploy it, which reach no other stage. Absent: those of the account's usual bootstrap. */
  deployedWith: DeployedWith | undefined;
  /** The web app is served by Vite from its sources instead of being uploaded. */
  webFromSources: boolean;
  /** Endpoints of identity services on the site's own origin (the local stack) instead of the cloud's. */
  identityOnSite: boolean;
  /** The demonstration's way in, shown to everybody with the banner "Demonstration data"; absent outside demonstrations. */
  demo?: { email: string; password: string };
  /** `demo`: a function plays the platforms, over invented people and copies of whoever adds an account. Never where data is kept. */
  platforms?: 'demo';
  /** Whose story is told there while it is deployed: an address that nobody has. The way in is an output of the stack. */
  storyOf?: string;
  /** How many questions that function answers at once: anybody may ask it, and without an end a flood would take what production runs on. */
  platformsAtOnce?: number;
  /** The local stack plays name server and internet for the domain watch where it is asked to. */
  playsInternet?: boolean;
  /** How often due scans are looked for, in minutes. */
  scanEveryMinutes: number;
  /** Days that logs are kept; one of CloudWatch's own values. */
  logDays: number;
  /** YYYY-MM-DD, a fixed date: one counted from today would change the template with each synth. At most a year ahead at deploy time. */
  apiKeyExpires: string;
  /** Name servers that are asked about domains, `address` or `address:port` with commas; empty: those of the system. */
  nameServers: string;
  /** Platforms searched, by platform, and WEB, the search engine; a platform without a row reads "not connected". */
  sources: Readonly<Record<string, SourceSetting>>;
  /** Certificate logs that are read for look-alike domains; none = no such job. */
  certificateLogs: readonly CertificateLogSetting[];
  /** Platforms at which one can sign in to prove an account; a platform without a row reads "not available here". */
  links: Readonly<Record<string, LinkSetting>>;
}

const longestSlug = 30;

/**
 * Names a stage after a branch: the slug keeps it readable, eight hex digits of the SHA-256 of the exact name keep
 * `feature/a_b` and `feature/a-b` apart. `feature/ABC-123_x` -> `feature-abc-123-x-49ed8973`.
 * @throws when the name is empty.
 */
export function stageName(branch: string): string {
  if (branch.trim() === '') throw new Error('A stage needs a name: -c stage=prodb or -c branch=<branch>.');
  const slug = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
  return `${slug === '' ? 'branch' : slug}-${hexOf(branch, 8)}`;
}

/** The first `digits` hex digits of the SHA-256 of a text. */
export const hexOf = (text: string, digits: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, digits);
