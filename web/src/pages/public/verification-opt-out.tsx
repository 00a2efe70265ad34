import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { words } from './words.ts';

const { optOut } = words;
const { subject, body } = optOut;
const MAIL = `mailto:${LEGAL_MAILBOX}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

export default function VerificationOptOut() {
  return (
    <PublicPage title={optOut.title} lead={optOut.lead}>
      <Clause title={optOut.how}>
        <div className="prose">
          <p>{optOut.text}</p>
          <p className="actions">
            <a className="button primary" href={MAIL}>
              {optOut.write}
            </a>
          </p>
          <p className="small quiet">{optOut.soon}</p>
        </div>
      </Clause>
    </PublicPage>
  );
}
