import { unpuny } from './punycode.ts';

/** A domain as it is read, not as it is registered: `xn--mnchen-3ya.example` is `münchen.example`. */
export const asSeen = (domain: string): string => domain.split('.').map(unpuny).join('.');

/** Both, where the two differ: what people read, and what registries know: `münchen.example (xn--mnchen-3ya.example)`. */
export const inFull = (domain: string): string => {
  const seen = asSeen(domain);
  return seen === domain ? domain : `${seen} (${domain})`;
};
