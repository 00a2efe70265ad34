import * as z from 'zod';

/** The part of a site's /config.json that says where its people are kept, and which stage it is. */
const Config = z.object({
  Auth: z.object({
    Cognito: z.object({ userPoolId: z.string().includes('_'), userPoolEndpoint: z.string().optional() }),
  }),
  API: z.object({ REST: z.object({ appAPI: z.object({ endpoint: z.url() }) }) }),
});

export interface SiteStage {
  stage: string;
  userPoolId: string;
  /** Of an AWS client of this stage. */
  settings: { region: string; credentials?: { accessKeyId: string; secretAccessKey: string } };
  /** The address of a service, where the stage runs on this machine; undefined where AWS knows it. */
  endpoint: (service: 'cognito' | 'dynamodb' | 'sqs') => string | undefined;
  /** Who decides, as the other operators read it. */
  by: (accessKeyId: string) => string;
}

/** The stage behind a site's address. @throws Error with a sentence when there is none */
export async function stageOfSite(site: string): Promise<SiteStage> {
  const address = URL.canParse('/config.json', site) ? new URL('/config.json', site) : undefined;
  const response = address && (await fetch(address).catch(() => undefined));
  const config = Config.safeParse(response?.ok ? await response.json().catch(() => undefined) : undefined);
  if (!config.success) throw new Error(`There is no Countersign at ${site}: it has no /config.json.`);
  const { Auth, API } = config.data;
  const { userPoolId, userPoolEndpoint } = Auth.Cognito;
  // A pool with an address of its own is the one on this machine, which asks for no credentials.
  const here = userPoolEndpoint !== undefined;
  return {
    stage: new URL(API.REST.appAPI.endpoint).pathname.split('/').filter(Boolean).at(-1) ?? '',
    userPoolId,
    settings: {
      region: userPoolId.slice(0, userPoolId.indexOf('_')),
      ...(here && { credentials: { accessKeyId: 'none', secretAccessKey: 'none' } }),
    },
    endpoint: (service) =>
      !here ? undefined : service === 'cognito' ? userPoolEndpoint : new URL(`/${service}`, site).href,
    by: (accessKeyId) => (here ? 'a command on this machine' : byKey(accessKeyId)),
  };
}

export const byKey = (accessKeyId: string): string => `a command with the AWS key ${accessKeyId}`;
