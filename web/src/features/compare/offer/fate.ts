const LEFT = 'countersign.compare.left';

/** What became of the offer of what was compared. */
export type Fate = 'used' | 'left' | undefined;

export const loadFate = (): Fate => {
  try {
    const kept = sessionStorage.getItem(LEFT);
    if (kept === null) return undefined;
    return (JSON.parse(kept) as { used?: boolean }).used ? 'used' : 'left';
  } catch {
    return 'left';
  }
};

export function keepFate(fate: 'used' | 'left'): void {
  try {
    sessionStorage.setItem(LEFT, JSON.stringify(fate === 'used' ? { used: true } : {}));
  } catch {
    // The browser keeps nothing for us, and nothing is offered.
  }
}
