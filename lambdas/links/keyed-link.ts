import { type LinkProvider, LinkRefused } from './provider.ts';

/** A sign-in whose secret is read when it is needed: only exchanging the code needs it, and begins nothing without it. */
export function keyedLink(
  make: (secret: string) => LinkProvider,
  read: () => Promise<string | undefined>,
): LinkProvider {
  return {
    ...make('not read yet'),
    isSetUp: async () => (await read()) !== undefined,
    account: async (code, redirectUri, verifier) => {
      const secret = await read();
      if (secret === undefined) throw new LinkRefused('Signing in there isn’t set up here yet.');
      return make(secret).account(code, redirectUri, verifier);
    },
  };
}
