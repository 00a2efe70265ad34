import { createHash } from 'node:crypto';
import type { Services } from '../operation.ts';
import type { Client } from '../pools.ts';
import type { Table } from '../table.ts';

/** One trip to a provider and back: what the app asked for, then (once `code` is set) who came back. */
export interface ProviderTrip {
  id: string;
  clientId: string;
  redirectUri: string;
  scope: string;
  state?: string;
  nonce?: string;
  /** Base64url SHA-256 of the verifier (PKCE S256). */
  codeChallenge?: string;
  loginHint?: string;
  /** ms */
  expiresAt: number;
  /** SHA-256 of the authorization code, and whose it is. */
  codeHash?: string;
  sub?: string;
}

/** Cognito's authorization codes live five minutes. */
export const TRIP_TIME = 5 * 60_000;

/** What the hosted login uses beside the pool's services. */
export interface HostedLogin extends Services {
  trips: Table<ProviderTrip>;
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * A trip whose code was not redeemed yet, of a client that still exists; undefined otherwise. It may be answered again: a
 * double click sends the form twice, and the browser follows only the second answer.
 */
export function openTrip(
  id: string,
  { trips, now, pools }: HostedLogin,
): { trip: ProviderTrip; client: Client } | undefined {
  const trip = trips.get(id);
  if (!trip || trip.expiresAt < now()) return undefined;
  return { trip, client: pools.client(trip.clientId) };
}

/** Back to the app, with the state it gave. */
export function backToApp(
  { redirectUri, state }: Pick<ProviderTrip, 'redirectUri' | 'state'>,
  answer: Record<string, string>,
) {
  const url = new URL(redirectUri);
  for (const [key, value] of Object.entries(answer)) url.searchParams.set(key, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return { status: 302, headers: { location: url.href, 'cache-control': 'no-store' } };
}
