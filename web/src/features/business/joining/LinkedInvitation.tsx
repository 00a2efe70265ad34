import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasTokenForm } from '#domain/message/invitation/link-form';
import { whatBusinessSees } from '#domain/business/role';
import { useSeemsSignedIn } from '../../../lib/seems-signed-in.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { words } from './words.ts';
import { LinkFailed, type LinkedInvitation as Invitation, declineLink, invitationOf } from './link-calls.ts';
import { WhoInvites } from './WhoInvites.tsx';
import { WhatTheySee } from './WhatTheySee.tsx';

const said = words.link;

type State =
  | { at: 'asking' }
  | { at: 'asked'; invitation: Invitation }
  | { at: 'declined'; address: string }
  | { at: 'over' | 'trouble'; words: string };

/** What an invitation says before somebody has an account; joining takes one with the address it was sent to. */
export const LinkedInvitation = ({ token }: { token: string }) =>
  hasTokenForm(token) ? (
    <Linked token={token} />
  ) : (
    <>
      <h1 className="h2">{said.incomplete}</h1>
      <OnDashboard words={said.openAgain} />
    </>
  );

function Linked({ token }: { token: string }) {
  const [state, setState] = useState<State>({ at: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    invitationOf(token, gone.signal).then(
      (invitation) => gone.signal.aborted || setState({ at: 'asked', invitation }),
      (error: unknown) => gone.signal.aborted || setState(failed(error)),
    );
    return () => gone.abort();
  }, [token, attempt]);
  const decline = (address: string) =>
    declineLink(token).then(
      () => setState({ at: 'declined', address }),
      (error: unknown) => setState(failed(error)),
    );

  if (state.at === 'asked')
    return (
      <Asked invitation={state.invitation} decline={() => void decline(state.invitation.userEmailAddress)} />
    );
  if (state.at === 'asking')
    return (
      <>
        <h1 className="h2">{said.title}</h1>
        <Skeleton label={said.loading} />
      </>
    );
  if (state.at === 'trouble')
    return (
      <>
        <h1 className="h2">{said.title}</h1>
        <Trouble
          words={state.words}
          again={() => {
            setState({ at: 'asking' });
            setAttempt((n) => n + 1);
          }}
        />
      </>
    );
  return (
    <>
      <h1 className="h2" tabIndex={-1} ref={(title) => title?.focus()}>
        {state.at === 'declined' ? said.declined(state.address) : said.over}
      </h1>
      {state.at === 'over' ? <OnDashboard words={said.overWords} /> : <Onward />}
    </>
  );
}

/** Where an open invitation is found without its link; whoever is signed in isn't asked to sign in. */
function OnDashboard({ words }: { words: string }) {
  const signedIn = useSeemsSignedIn();
  return (
    <>
      <p className="lead quiet">
        {words} {said.instead[signedIn ? 'signedIn' : 'signedOut']}
      </p>
      <p className="actions">
        <Link className="button primary" to="/dashboard">
          {signedIn ? said.instead.dashboard : said.signIn}
        </Link>
      </p>
    </>
  );
}

/** Where to from here, once nothing is left to answer. */
function Onward() {
  const signedIn = useSeemsSignedIn();
  return (
    <p className="actions">
      <Link className="button" to={signedIn ? '/dashboard' : '/'}>
        {signedIn ? said.instead.dashboard : said.home}
      </Link>
    </p>
  );
}

const failed = (error: unknown): State =>
  error instanceof LinkFailed
    ? { at: error.over ? 'over' : 'trouble', words: error.message }
    : { at: 'trouble', words: said.offline };

function Asked({ invitation, decline }: { invitation: Invitation; decline: () => void }) {
  const signedIn = useSeemsSignedIn();
  const [asking, setAsking] = useState(false);
  const { role, userEmailAddress } = invitation;
  // The form of signing up or in begins with it.
  const sentTo = { invited: userEmailAddress };
  return (
    <>
      <h1 className="h2">{words.waiting.asks(role)}</h1>
      <WhoInvites invitation={invitation} />
      <WhatTheySee {...whatBusinessSees} />
      <p className="prose">{(signedIn ? said.signedIn : said.with)(userEmailAddress)}</p>
      <p className="actions">
        {!signedIn && (
          <Link className="button primary" to="/onboarding" state={sentTo}>
            {said.signUp}
          </Link>
        )}
        <Link className={signedIn ? 'button primary' : 'button'} to="/business-dashboard" state={sentTo}>
          {signedIn ? said.goOn : said.signIn}
        </Link>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {said.decline}
        </button>
      </p>
      {asking && (
        <AskFirst
          said={{ ...words.ask, title: words.ask.title(userEmailAddress) }}
          onYes={decline}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
