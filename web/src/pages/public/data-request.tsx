import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { words } from './words.ts';

const { dataRequest } = words;
const { subject, body } = dataRequest;
const MAIL = `mailto:${LEGAL_MAILBOX}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

export default function DataRequest() {
  return (
    <PublicPage title={dataRequest.title} lead={dataRequest.lead}>
      <Clause title={dataRequest.how}>
        <div className="prose">
          <p>{dataRequest.text}</p>
          <p className="actions">
            <a className="button primary" href={MAIL}>
              {dataRequest.write}
            </a>
          </p>
          <p className="small quiet">{dataRequest.soon}</p>
        </div>
      </Clause>
    </PublicPage>
  );
}
