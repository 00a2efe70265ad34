import { unpuny } from './punycode.ts';

/** A domain as it is read, not as it is registered: `xn--mnchen-3ya.example` is `münchen.example`. */
export const asSeen = (domain: string): string => domain.split('.').map(unpuny).join('.');
