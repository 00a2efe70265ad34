import { asRole, type BusinessRole } from '#domain/business/role';
import type { OwnBusiness } from '../api.ts';
import { words } from './words.ts';

interface Props {
  business: OwnBusiness;
  /** What is left of it. */
  role: BusinessRole;
}

/** Above a page of a business whose reader may do less there now than when they began to type. */
export const RoleTaken = ({ business: { name, domain }, role }: Props) => (
  <p className="note" role="alert">
    {words.roleTaken(asRole[role], name ?? domain ?? words.thisBusiness)}
  </p>
);
