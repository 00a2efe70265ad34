import type { PasswordProof } from '../sign-in/srp.ts';

export type MfaMethod = 'SOFTWARE_TOKEN_MFA' | 'SMS_MFA';

/** `sign-up`, `forgot-password`, `attribute:email`, ...: each purpose has one live code at most. */
export type CodePurpose = 'sign-up' | 'forgot-password' | `attribute:${string}`;

export interface CodeRecord {
  code: string;
  /** ms */
  expiresAt: number;
}

/** A person of a pool. Attributes carry Cognito's names and string values ('true'). */
export interface UserRecord {
  poolId: string;
  sub: string;
  /** The sub, or Google_1234 for somebody who came through a provider. */
  username: string;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD' | 'EXTERNAL_PROVIDER';
  attributes: Record<string, string>;
  /** New values that wait for their code while the old ones stay in force (keepOriginal). */
  pending: Record<string, string>;
  password?: PasswordProof;
  /** ms; a temporary password is refused afterwards. */
  temporaryUntil?: number;
  codes: Partial<Record<CodePurpose, CodeRecord>>;
  /** Times (ms) of wrong codes and of messages sent within the last hour, by purpose. */
  wrongCodes: Partial<Record<CodePurpose, number[]>>;
  messages: number[];
  totp?: { secret: string; lastStep?: number };
  /** Handed out, not yet verified. */
  totpOffered?: string;
  mfa: MfaMethod[];
  preferredMfa?: MfaMethod;
  groups: string[];
  failedSignIns: number;
  lastFailedSignIn: number;
  /** ms */
  createdAt: number;
  updatedAt: number;
}

/** One sign-in and all tokens that came from it. */
export interface GrantRecord {
  poolId: string;
  clientId: string;
  sub: string;
  /** The `origin_jti` of every token of this sign-in. */
  originJti: string;
  /** s */
  authTime: number;
  scope: string;
  /** ms; rotation does not move it. */
  expiresAt: number;
  revoked: boolean;
  /** SHA-256 of the refresh tokens, newest last; the older one works until `retiredAt` + grace. */
  refreshTokens: { hash: string; retiredAt?: number }[];
}

/** A sign-in that waits for an answer. */
export interface ChallengeRecord {
  id: string;
  name: 'PASSWORD_VERIFIER' | 'NEW_PASSWORD_REQUIRED' | MfaMethod | 'SELECT_MFA_TYPE' | 'MFA_SETUP';
  clientId: string;
  /** Absent for somebody who is not registered: the exchange goes on and fails at its end. */
  sub?: string;
  /** ms */
  expiresAt: number;
  srp?: { verifier: string; A: string; B: string; b: string; userId: string };
  /** The code sent by SMS. */
  code?: string;
  /** MFA_SETUP: the secret handed out, and whether a code proved it. */
  totp?: { secret: string; verified: boolean };
}
