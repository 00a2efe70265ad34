import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';

const MAIL = `mailto:${LEGAL_MAILBOX}?subject=${encodeURIComponent('Data request')}&body=${encodeURIComponent(
  'I ask for: a copy of my data / its correction / its deletion (please keep one).\n\nThe e-mail address of the account:\nWhere I live (country, and state if in the USA):\n',
)}`;

export default function DataRequest() {
  return (
    <PublicPage
      title="Data request"
      lead="See, correct, take along or delete what we keep about you. No account is needed to ask."
    >
      <Clause title="How to ask">
        <div className="prose">
          <p>
            Write from the e-mail address that the request is about; we answer to that address only, so that
            nobody else can ask in your name. You get an answer within 30 days.
          </p>
          <p className="actions">
            <a className="button primary" href={MAIL}>
              Write the request
            </a>
          </p>
          <p className="small quiet">A form on this page, with a status you can follow, is being prepared.</p>
        </div>
      </Clause>
    </PublicPage>
  );
}
