let last: { sent: string; key: string } | undefined;

/**
 * The Idempotency-Key of something that is sent without an account: the same when the very same is sent again, so that a second try
 * after an answer that was lost hears what the first one did.
 */
export function repeatKey(sent: string): string {
  if (last?.sent !== sent) last = { sent, key: crypto.randomUUID() };
  return last.key;
}
