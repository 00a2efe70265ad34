import type { OnceStore } from '../store/once.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { UserStore } from '../store/user.ts';
import type { CopyKey } from './copy-key.ts';
import type { IssuedCopyStore } from './issued-copies.ts';

/** What the routes about marked copies are given; each asks for its part only. */
export interface MarkedServices {
  users: Pick<UserStore, 'get'>;
  copies: IssuedCopyStore;
  files: Pick<UserFiles, 'putPicture' | 'remove'>;
  once: Pick<OnceStore, 'count' | 'keep'>;
  copyKey: CopyKey;
}
