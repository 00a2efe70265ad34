import type { Platform } from '#domain/platform/platform';
import type { LinkProvider } from '../links/provider.ts';
import type { NewsServices } from '../news/tell-news.ts';
import type { VouchesFor } from '../people/vouches-for.ts';
import type { Closing } from '../rights/closing.ts';
import type { LeftOut } from '../rights/left-out.ts';
import type { Retry } from '../runtime/retry.ts';
import type { Source } from '../sources/source.ts';
import type { LinkStateStore } from '../store/link-state.ts';
import type { OnceStore } from '../store/once.ts';
import type { AccountsPageStore } from '../store/proof/accounts-page.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { AskedServices } from './holder-asked.ts';

/** What the routes about proofs are given; each asks for its part only. */
export interface ProofServices extends AskedServices {
  seats: AskedServices['seats'] & NewsServices['seats'];
  /** Where whoever waits for somebody else's proof hears of it. */
  notifications: NewsServices['notifications'];
  proofs: SocialProofStore;
  pages: AccountsPageStore;
  leftOut: LeftOut;
  closing: Closing;
  once: Pick<OnceStore, 'count'>;
  linkStates: LinkStateStore;
  sources: ReadonlyMap<Platform, Source>;
  /** Sign-ins at platforms that this stage has credentials for. */
  links: ReadonlyMap<Platform, LinkProvider>;
  /** Who gave their word for which account of someone. */
  vouchesFor: VouchesFor;
  /** Cryptographic: 0 <= value < 1. */
  random: () => number;
  retry: Retry;
  /** Origin of the site; empty where the stage has none. */
  siteUrl: string;
}
