import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';

const MAIL = `mailto:${LEGAL_MAILBOX}?subject=${encodeURIComponent('Verification opt-out')}&body=${encodeURIComponent(
  'Please leave these accounts out of every search and check (links):\n\n',
)}`;

export default function VerificationOptOut() {
  return (
    <PublicPage
      title="Verification opt-out"
      lead="You do not want your accounts to appear in a search or a check here. You need no account to say so."
    >
      <Clause title="How to opt out">
        <div className="prose">
          <p>
            Send us the links. We confirm to the address you write from, then keep a keyed fingerprint of each
            handle instead of the handle itself: enough to leave it out, not enough to list you.
          </p>
          <p className="actions">
            <a className="button primary" href={MAIL}>
              Write the opt-out
            </a>
          </p>
          <p className="small quiet">A form on this page, with a status you can follow, is being prepared.</p>
        </div>
      </Clause>
    </PublicPage>
  );
}
