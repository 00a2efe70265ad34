import { randomBytes } from 'node:crypto';

/** Tokens that a platform gave to apps. Nothing is kept: after a restart they are unknown, and answered with a 401. */
export function appTokens(lastsSeconds: number, now: () => number) {
  const held = new Map<string, { clientId: string; endsAt: number }>();
  return {
    give(clientId: string): { access_token: string; expires_in: number; token_type: 'bearer' } {
      const token = randomBytes(16).toString('hex');
      held.set(token, { clientId, endsAt: now() + lastsSeconds * 1000 });
      return { access_token: token, expires_in: lastsSeconds, token_type: 'bearer' };
    },
    /** The client of a `Bearer` header; undefined where the token is unknown or has ended. */
    clientOf(authorization = ''): string | undefined {
      const token = held.get(/^bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '');
      return token && now() < token.endsAt ? token.clientId : undefined;
    },
  };
}
