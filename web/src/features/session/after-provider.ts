const KEY = 'countersign.signedOut';

interface Next {
  to: string;
  away: boolean;
}

/** Whether whoever is signed in came through a provider, by what Amplify keeps: signing out leads them through the provider's pages. */
export const cameByProvider = (): boolean =>
  Object.entries(localStorage).some(
    ([key, value]) => key.endsWith('.oauthSignIn') && value.startsWith('true'),
  );

/** Keeps where a sign-out goes on, in this tab: it ends on the first page, which knows nothing of it. */
export const keepNext = ({ to, away }: Next): void =>
  sessionStorage.setItem(KEY, `${away ? 'away' : 'out'} ${to}`);

/** Once; undefined where no sign-out led here. */
export function takeNext(): Next | undefined {
  try {
    const [, how, to] = /^(away|out) (\/.*)$/.exec(sessionStorage.getItem(KEY) ?? '') ?? [];
    sessionStorage.removeItem(KEY);
    return to === undefined ? undefined : { to, away: how === 'away' };
  } catch {
    return undefined;
  }
}
