import { useState } from 'react';
import { contactEntry, isPrimary, type Contact } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import { type CodeFor, type SentCode, sentCodes } from './sent-code.ts';

/** The code form that is open on one row of a list. */
export interface Asked {
  value: string;
  what: CodeFor;
  /** It was open when the page came: nobody pressed for it just now. */
  resumed?: boolean;
}

/** False once another tab or device was quicker, or the address is gone. */
function isOpen(user: User, code: SentCode): boolean {
  const entry = contactEntry(user, code);
  if (!entry) return false;
  return code.what === 'confirm' ? !entry.verifiedAt : !isPrimary(user, code);
}

/** Which form is open: at first that of the newest code that was sent and has not come back. */
export function useAsked(user: User, kind: Contact['kind'], now: number) {
  return useState<Asked | undefined>(() => {
    const code = sentCodes(now).findLast((one) => one.kind === kind && isOpen(user, one));
    return code && { value: code.value, what: code.what, resumed: true };
  });
}
