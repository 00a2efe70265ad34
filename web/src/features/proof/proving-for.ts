import { createContext, useContext } from 'react';
import type { SocialAccount } from '#domain/platform/social-account';

/** A business whose accounts are proven below. */
export interface BusinessProving {
  businessId: string;
  accounts: readonly SocialAccount[];
  /** Whether its proven domain can head its page. */
  hasDomain: boolean;
  /** Whether the caller may show its accounts in public. */
  shows: boolean;
}

/** Whose accounts are proven below; null: one's own. */
export const ProvingFor = createContext<BusinessProving | null>(null);

export const useProvingFor = () => useContext(ProvingFor);
