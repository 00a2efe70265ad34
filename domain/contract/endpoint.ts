import type * as z from 'zod';

/** The five REST groups; the names are those of the clients (Amplify) and of the deployed APIs. */
export const apiNames = {
  app: 'appAPI',
  business: 'businessAPI',
  notification: 'notificationAPI',
  proxy: 'proxyAPI',
  user: 'userApi',
} as const;
export type Group = keyof typeof apiNames;
/** Below the stage, e.g. /app/start-scan: the first segment says which group a call belongs to. */
export type Path = `/${Group}/${string}`;

/** A allow, D deny, N not found (the same answer whether or not it exists), 'own' only what is the caller's own. */
export type Permission = 'A' | 'D' | 'N' | 'own' | 'reduced';

/** Who may do it, seen from the thing asked for. Not signed in is D unless the endpoint's auth is NONE. */
export interface AuthorizationRow {
  self: Permission;
  otherUser: Permission;
  member: Permission;
  admin: Permission;
  adminOfAnother: Permission;
}

/** Rows that repeat. */
export const ownOnly: AuthorizationRow = {
  self: 'A',
  otherUser: 'own',
  member: 'own',
  admin: 'own',
  adminOfAnother: 'own',
};
export const everyone: AuthorizationRow = {
  self: 'A',
  otherUser: 'A',
  member: 'A',
  admin: 'A',
  adminOfAnother: 'A',
};
export const nobodyElse: AuthorizationRow = {
  self: 'A',
  otherUser: 'D',
  member: 'D',
  admin: 'D',
  adminOfAnother: 'D',
};
/** Only who is an admin of the business; managers have a test of their own (test/authorization/seats.test.ts). */
export const adminsOnly: AuthorizationRow = {
  ...{ self: 'D', otherUser: 'D', member: 'D' },
  ...{ admin: 'A', adminOfAnother: 'D' },
};
/** Those who run the product (group Admin); the five personas are all refused. */
export const operatorsOnly: AuthorizationRow = {
  self: 'D',
  otherUser: 'D',
  member: 'D',
  admin: 'D',
  adminOfAnother: 'D',
};
export const notFoundElse: AuthorizationRow = {
  self: 'A',
  otherUser: 'N',
  member: 'N',
  admin: 'N',
  adminOfAnother: 'N',
};

/**
 * One call of a REST group, said once: lib makes the method, lambdas dispatch and parse by it, web calls through it.
 * The row is required: an endpoint without one does not compile.
 */
export interface Endpoint<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  At extends Path = Path,
> {
  method: 'GET' | 'POST';
  path: At;
  /** What it does, for people who write a client: the description in openapi.json. */
  about?: string;
  auth: 'USER' | 'NONE';
  row: AuthorizationRow;
  /** GET: the query parameters. POST: the JSON body. */
  request: Request;
  response: Response;
  /** A POST with a side effect: an Idempotency-Key header repeats the first answer for 24 hours. */
  idempotent?: boolean;
  /** Needs a business's API token (`Authorization: Bearer …`), which the route reads itself. */
  byBusinessToken?: boolean;
  /** Answers also somebody whose account was deleted: to ask again for what was done is no failure. */
  evenDeleted?: boolean;
  /** The answer is not JSON but the text of its only field, `body`, of this type. */
  sends?: 'image/svg+xml' | 'text/html';
  /** A POST whose request stands in its address, whatever its body is: others prescribe the body (RFC 8058). */
  takes?: 'query';
  /** The function that answers it, where that is not its group's: it may do what the group may not. */
  answeredBy?: string;
  /** Bytes of a body, where 100,000 are not enough. */
  largestBody?: number;
}

/** Keeps the exact types of schemas and path. */
export const endpoint = <Request extends z.ZodType, Response extends z.ZodType, const At extends Path>(
  entry: Endpoint<Request, Response, At>,
): Endpoint<Request, Response, At> => entry;
