import type { Retry } from '../runtime/retry.ts';
import type { ConnectionStore } from '../store/connection.ts';
import type { EmailOwner } from '../store/contact/contact-owner.ts';
import type { NoticesAbout } from '../store/notices-about.ts';
import type { OnceStore } from '../store/once.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { UserStore } from '../store/user.ts';

/** What the routes about connections are given; each asks for its part only. */
export interface ConnectionServices {
  users: Pick<UserStore, 'get' | 'change'>;
  connections: ConnectionStore;
  /** Removes what one was told of the other. */
  unsay: (told: NoticesAbout) => Promise<void>;
  emailOwner: EmailOwner;
  proofs: Pick<SocialProofStore, 'ownerOf'>;
  once: Pick<OnceStore, 'count'>;
  verifiedPeers: (sub: string) => Promise<number>;
  /** Milliseconds, going on while a call is answered. */
  clock: () => number;
  retry: Retry;
}
