import type { Invitation } from '#domain/contract/business';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { words } from '../words.ts';

const said = words.waiting;

/** Who sent an invitation, to which address, and what is known of the business: its name is what somebody typed. */
export function WhoInvites({ invitation }: { invitation: Omit<Invitation, 'invitedUntil'> }) {
  const { invitedBy, invitedFrom, provenDomain, userEmailAddress } = invitation;
  const who = invitedBy && invitedFrom ? said.who(invitedBy, invitedFrom) : (invitedBy ?? invitedFrom);
  return (
    <>
      <p className="quiet">
        <ShownText text={who ? said.from(who, userEmailAddress) : said.to(userEmailAddress)} />
      </p>
      {provenDomain ? (
        <p className="quiet">{said.proven(provenDomain)}</p>
      ) : (
        <p className="note">{said.unproven}</p>
      )}
    </>
  );
}
