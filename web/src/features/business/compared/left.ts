const KEY = 'countersign.compare.left.business';

/** What became of the offer of this tab's comparison for a business, by the ids of businesses. */
export interface Left {
  /** Whose account and logo it became: it is no other's. */
  used?: string;
  /** Where it was put off, or led on from. */
  off: readonly string[];
}

/** Where the browser keeps nothing, nothing is offered: it could not be put off. */
export function loadLeft(): Left | undefined {
  try {
    const { used, off } = (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {}) as Partial<Left>;
    return { ...(used && { used }), off: off ?? [] };
  } catch {
    return undefined;
  }
}

export function saveLeft(left: Left): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // No room, beside pictures: it is known as long as the page stands.
  }
}
