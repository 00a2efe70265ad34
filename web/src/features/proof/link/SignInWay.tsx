import type { AccountProof } from '#domain/proof/proof';
import { platformTable } from '#domain/platform/platform-table';
import { callbackName } from './link-window.ts';
import { useLink } from './use-link.ts';

/** Proving an account by signing in at its platform. */
export function SignInWay({ account }: { account: AccountProof }) {
  const { name, proves } = platformTable[account.platform];
  const { state, begin } = useLink(account);
  const busy = state.phase === 'starting' || state.phase === 'finishing';
  return (
    <section aria-label={`Sign in at ${name}`}>
      <h2 className="h4">Sign in at {name}</h2>
      <p className="small">
        A window of {name} opens and tells us which account is yours. We cannot post, and read nothing
        private.
        {proves === 'some account' &&
          ` ${name} tells us only that you have some account there, so it will read Declared, not Verified.`}
      </p>
      <p className="actions">
        <button type="button" className="button" disabled={busy} onClick={begin}>
          {state.phase === 'idle' || busy ? `Sign in at ${name}` : 'Open it again'}
        </button>
      </p>
      <div role="status" className="small">
        {state.phase === 'starting' && <p>Asking {name} for a sign-in.</p>}
        {state.phase === 'waiting' && (
          <p>Go on in the window of {name}. This page notices when you are done.</p>
        )}
        {state.phase === 'blocked' && (
          <p className="note">
            Your browser did not open the window.{' '}
            {/* opener: the page it comes back to closes itself, which a page may do only when another has opened it */}
            <a href={state.url} target="_blank" rel="opener">
              Open the sign-in of {name}
            </a>
            ; this page notices when you are done.
          </p>
        )}
        {state.phase === 'closed' && (
          <p className="note">
            The window was closed before {name} had answered. Nothing has changed; you can open it again.
          </p>
        )}
        {state.phase === 'late' && (
          <p className="note">That took longer than ten minutes. Please begin again.</p>
        )}
        {state.phase === 'finishing' && <p>{name} has answered. Looking at what it says.</p>}
      </div>
      {state.phase === 'failed' && (
        <p className="note" role="alert">
          {state.words}
        </p>
      )}
    </section>
  );
}

/** Whether this stage lets an account be proven by a sign-in. */
export const hasSignIn = ({ ways, platform }: AccountProof): boolean =>
  ways.includes('oauth') && callbackName(platform) !== undefined;
