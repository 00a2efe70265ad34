import { asSeen } from '#domain/engine/web/as-seen';
import type { Invitation } from '#domain/contract/business';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { words } from './words.ts';
import styles from './WhoInvites.module.css';

const said = words.waiting;

/** Who sent an invitation, to which address, and what is known of the business: its name is what somebody typed. */
export function WhoInvites({ invitation }: { invitation: Omit<Invitation, 'invitedUntil'> }) {
  const { invitedBy, invitedFrom, business, provenDomain, userEmailAddress } = invitation;
  const lines = [
    [said.who.from, invitedFrom ?? said.who.gone],
    [said.who.name, invitedBy],
    [said.who.business, business],
    [said.who.domain, provenDomain ? asSeen(provenDomain) : said.who.noDomain],
    [said.who.to, userEmailAddress],
  ] as const;
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt className="quiet small">{label}</dt>
                <dd>
                  <ShownText text={text} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {!provenDomain && <p className="note">{said.unproven}</p>}
    </>
  );
}
