import type { Platform } from '#domain/platform/platform';
import { github } from './github.ts';
import type { ReadSecret } from '../runtime/secret.ts';
import { keyedLink } from './keyed-link.ts';
import { linkedin } from './linkedin.ts';
import { pinterest } from './pinterest.ts';
import type { LinkAccess, LinkProvider } from './provider.ts';
import { reddit } from './reddit.ts';
import { snapchat } from './snapchat.ts';
import type { Speak } from './speak.ts';
import { tiktok } from './tiktok.ts';
import { whatsapp } from './whatsapp.ts';
import { x } from './x.ts';

/** Every platform one can sign in at; a new one is a file and a line here. */
const makers: Partial<Record<Platform, (access: LinkAccess, to: Speak) => LinkProvider>> = {
  LINKEDIN: linkedin,
  X: x,
  TIKTOK: tiktok,
  GITHUB: github,
  PINTEREST: pinterest,
  WHATSAPP: whatsapp,
  SNAPCHAT: snapchat,
  REDDIT: reddit,
};

/** As a stage states it: the secret itself (a twin's), or the name under which it is read. */
type StageLink = Omit<LinkAccess, 'clientSecret'> & {
  clientSecret?: string | undefined;
  secretName?: string | undefined;
};

/** The sign-ins a stage has credentials for. A platform without a row is "not available here". */
export function linkProviders(
  access: Partial<Record<Platform, StageLink>>,
  to: Speak,
  readSecret: ReadSecret = () => Promise.resolve(undefined),
): Map<Platform, LinkProvider> {
  const providers = new Map<Platform, LinkProvider>();
  for (const [platform, make] of Object.entries(makers) as [Platform, (typeof makers)[Platform]][]) {
    const given = access[platform];
    if (!given || !make) continue;
    const { secretName, clientSecret, ...shown } = given;
    const made = (secret: string) => make({ ...shown, clientSecret: secret }, to);
    if (secretName !== undefined)
      providers.set(
        platform,
        keyedLink(made, () => readSecret(secretName)),
      );
    else if (clientSecret) providers.set(platform, made(clientSecret));
  }
  return providers;
}
