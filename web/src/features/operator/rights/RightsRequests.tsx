import { useState } from 'react';
import type { WaitingRequest } from '#domain/rights/rights-request';
import { askNames } from '#domain/rights/words';
import { utcDay } from '#domain/utc';
import { useNow } from '../../../lib/use-now.ts';
import { Part } from '../../../ui/page/Part.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import messages from '../Messages.module.css';
import { AnswerRequest } from './AnswerRequest.tsx';
import { useRightsRequests } from './api.ts';
import { words } from './words.ts';

/** What people ask about their data and no code is enough for, by the day on which the law wants an answer. */
export function RightsRequests() {
  const { data, error, refetch } = useRightsRequests();
  return (
    <Part
      title={words.title}
      rank="h3"
      name="data-requests"
      aside={data && <span className="small quiet">{words.waiting(data.requests.length)}</span>}
    >
      {error && <Trouble words={error.message} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} label={words.loading} />}
      {data?.requests.length === 0 && <p className="quiet">{words.none}</p>}
      {data && data.requests.length > 0 && (
        <ul className={messages.messages}>
          {data.requests.map((request) => (
            <Request key={request.caseNumber} request={request} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function Request({ request }: { request: WaitingRequest }) {
  const { asks, caseNumber, details, because, email, receivedAt, deadlines } = request;
  const [answering, setAnswering] = useState(false);
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const due = deadlines[0]?.by ?? today;
  const why = words.because[because];
  return (
    <li>
      <h3 className="h4">{askNames[asks]}</h3>
      <p className="small">
        <strong>{due < today ? words.overdue(utcDay(due)) : words.due(utcDay(due))}</strong>
      </p>
      <p className="small quiet">{words.from(email, utcDay(receivedAt), caseNumber)}</p>
      {why && <p className="small">{why}</p>}
      {details && <p className={messages.words}>{details}</p>}
      {answering ? (
        <AnswerRequest caseNumber={caseNumber} onClose={() => setAnswering(false)} />
      ) : (
        <p className="actions">
          <button type="button" className="button" onClick={() => setAnswering(true)}>
            {words.open}
            <span className="vh"> {caseNumber}</span>
          </button>
        </p>
      )}
    </li>
  );
}
