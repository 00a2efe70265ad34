import { createContext, useContext } from 'react';

/** The business whose cases are shown, as a report and a pack name it. */
export interface CaseBusiness {
  id: string;
  name: string;
  /** Whole sentences: by what it shows that it is the one. */
  standing: readonly string[];
  /** Its domain as it stands now, proven or not. */
  runs?: string | undefined;
  /** Its domain as it was proven: "acme.example, proven since ..."; absent while it is not. */
  domain?: string | undefined;
  /** Where its accounts are listed; absent for whoever may not change them. */
  settings?: string | undefined;
  /** The domain of its contact address. */
  mailsFrom?: string | undefined;
  /** Where its website is, as its profile says. */
  website?: string | undefined;
}

const Shown = createContext<CaseBusiness | undefined>(undefined);

/** Below it, cases are those of a business. */
export const CasesOfBusiness = Shown.Provider;

/** The business whose cases are shown; undefined of a person's own. */
export const useCaseBusiness = () => useContext(Shown);

/** For which business a call is made, as part of its request. */
export const useOfBusiness = (): { businessId?: string } => {
  const business = useCaseBusiness();
  return business ? { businessId: business.id } : {};
};
