const CHANNEL = /^UC[\w-]{22}$/;
const NUMBER = /^\+?[\d\s().-]+$/;
/** Shorter ones are chosen: "2004", "007". */
const FEWEST_DIGITS = 5;

/**
 * A channel id, an account number, a phone number: given by the platform or the operator, chosen by nobody. That two of them
 * are alike or differ says nothing about who is behind them, so they are never compared as handles.
 */
export const isAssignedId = (handle: string): boolean => {
  const text = handle.trim();
  return CHANNEL.test(text) || (NUMBER.test(text) && text.replace(/\D/g, '').length >= FEWEST_DIGITS);
};
