/** Everybody here is on this machine. */
export const senderAddress = '127.0.0.1';
/** The edge in front of AppSync; it adds itself last. */
export const edgeAddress = '127.0.0.2';

/** Headers as they leave a proxy: what the sender claimed about who they are stays, and who they are is added behind it. */
export const forwarded = (
  headers: Record<string, string>,
  ...seen: [string, ...string[]]
): Record<string, string> => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], ...seen].filter(Boolean).join(', '),
});
