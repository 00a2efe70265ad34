import type { Finding } from '#domain/scan/finding';

/** What the engine calls a likely clone is never taken for one's own by one press. */
export const asksTwice = (finding: Finding | undefined): boolean => finding?.verdict === 'likely clone';
