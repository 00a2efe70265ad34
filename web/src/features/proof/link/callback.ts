/** The platforms whose login opens in a window and comes back to /auth/<name>. */
export const OAUTH_PLATFORMS = [
  'linkedin',
  'x',
  'tiktok',
  'github',
  'pinterest',
  'whatsapp',
  'snapchat',
  'reddit',
] as const;
export type OAuthPlatform = (typeof OAUTH_PLATFORMS)[number];

/** Where the window that started the login left its state: JSON {state, at}, and what came back leaves {at}. */
export const stateKey = (platform: OAuthPlatform): string => `oauthState.${platform}`;
const LIFETIME = 600_000;
const STATE_ERROR = 'An error occurred while validating the state.';

export type CallbackResult = { kind: 'stored' } | { kind: 'nothing' } | { kind: 'refused'; words: string };

/**
 * What a callback page does: the code is stored under the platform's name only if the state is the very one that this
 * browser started with, less than ten minutes ago. A token in the fragment is refused: the server exchanges codes.
 */
export function receiveCallback(
  platform: OAuthPlatform,
  address: { search: string; hash: string },
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: number,
): CallbackResult {
  if (new URLSearchParams(address.hash.slice(1)).has('access_token'))
    return { kind: 'refused', words: STATE_ERROR };
  const query = new URLSearchParams(address.search);
  const error = query.get('error');
  const state = query.get('state');
  if (error === 'access_denied') return { kind: 'refused', words: 'User cancelled OAuth flow.' };
  if (error) {
    // A provider sends the state back with its error; without it the words are those of whoever made the link.
    const theirs = state !== null && expected(platform, state, store, now);
    const words = theirs ? (query.get('error_description') ?? error).slice(0, 200) : STATE_ERROR;
    return { kind: 'refused', words };
  }
  const code = query.get('code');
  if (!code || !state || (platform === 'x' && !state.includes('_x'))) return { kind: 'nothing' };
  if (!expected(platform, state, store, now)) return { kind: 'refused', words: STATE_ERROR };
  // A state works once. A time stays in its place, so that a code that nobody takes is deleted when it is over.
  store.setItem(stateKey(platform), JSON.stringify({ at: now }));
  store.setItem(platform, code);
  return { kind: 'stored' };
}

function expected(
  platform: OAuthPlatform,
  state: string,
  store: Pick<Storage, 'getItem'>,
  now: number,
): boolean {
  try {
    const kept = JSON.parse(store.getItem(stateKey(platform)) ?? 'null') as {
      state?: unknown;
      at?: unknown;
    } | null;
    return kept?.state === state && typeof kept.at === 'number' && now - kept.at < LIFETIME && now >= kept.at;
  } catch {
    return false;
  }
}
