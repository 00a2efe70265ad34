/** The page from which somebody went to a provider to sign in: it goes along in the provider's `state`, and comes back with them. */
export interface Wanted {
  page: string;
  /** They were about to sign up there. */
  newcomer: boolean;
}

export const asState = ({ page, newcomer }: Wanted): string => (newcomer ? 'new ' : '') + page;

/** Only a page of ours counts: what is read came back in an address. */
function fromState(text: string): Wanted | undefined {
  const [, isNew, page] = /^(new )?(\/(?![/\\]).*)$/.exec(text) ?? [];
  return page === undefined ? undefined : { page, newcomer: isNew !== undefined };
}

/** The same from the address of somebody who turned back. Amplify writes its custom state behind a dash, as hexadecimal code units. */
export function fromAddress(search: string): Wanted | undefined {
  const [, units = ''] = (new URLSearchParams(search).get('state') ?? '').split('-');
  const text = (units.match(/../g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');
  return fromState(text);
}

let wanted: Wanted | undefined;
export const keepWanted = (state: string): void => void (wanted = fromState(state));

/** Once. */
export function takeWanted(): Wanted | undefined {
  const kept = wanted;
  wanted = undefined;
  return kept;
}
