import { useState } from 'react';
import { whatBusinessSees } from '#domain/business/role';
import type { Invitation } from '#domain/contract/business';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Part } from '../../../ui/page/Part.tsx';
import { shownThere, useToldCall } from '../use-told-call.ts';
import { WhoInvites } from './WhoInvites.tsx';
import { WhatTheySee } from './WhatTheySee.tsx';
import { words } from './words.ts';
import styles from './Invitations.module.css';

const said = words.waiting;

interface Props {
  invitation: Invitation;
  onJoined: () => void;
}

/** An invitation with its answer. */
export function InvitationWaiting({ invitation, onJoined }: Props) {
  const answer = useToldCall('answer-invitation');
  const [asking, setAsking] = useState(false);
  const { business, businessId, userEmailAddress, role } = invitation;
  const give = async (given: 'accept' | 'decline') => {
    const done = await answer.act(
      { businessId, userEmailAddress, answer: given },
      () => (given === 'accept' ? said.joined(business) : said.declined),
      shownThere,
    );
    if (done && given === 'accept') onJoined();
  };
  return (
    <Part title={said.title} name={`invited-${businessId}`} className={styles.waiting}>
      <div className="stack-small">
        <p className="lead">{said.asks(role)}</p>
        <WhoInvites invitation={invitation} />
        <WhatTheySee {...whatBusinessSees} />
        <p className="actions">
          <button
            type="button"
            className="button primary"
            disabled={answer.isPending}
            onClick={() => void give('accept')}
          >
            {said.accept}
            <span className="vh"> {business}</span>
          </button>
          <button
            type="button"
            className="button"
            disabled={answer.isPending}
            onClick={() => setAsking(true)}
          >
            {said.decline}
          </button>
        </p>
        {asking ? (
          <AskFirst
            said={{ ...words.ask, title: words.ask.title(userEmailAddress) }}
            act={answer}
            onYes={() => void give('decline')}
            onClose={() => setAsking(false)}
          />
        ) : (
          <Failed error={answer.error} />
        )}
      </div>
    </Part>
  );
}
