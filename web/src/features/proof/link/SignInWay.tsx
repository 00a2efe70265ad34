import type { AccountProof } from '#domain/proof/proof';
import { platformTable } from '#domain/platform/platform-table';
import { callbackName } from './link-window.ts';
import { useLink } from './use-link.ts';
import { words } from '../words.ts';

const { signIn } = words;

/** Proving an account by signing in at its platform. */
export function SignInWay({ account }: { account: AccountProof }) {
  const { platform } = account;
  /** Who opens in the window. */
  const { name, proves } = platformTable[platform === 'WHATSAPP' ? 'FACEBOOK' : platform];
  const { state, begin } = useLink(account);
  const busy = state.phase === 'starting' || state.phase === 'finishing';
  return (
    <section aria-label={signIn.title(name)}>
      <h2 className="h4">{signIn.title(name)}</h2>
      <p className="small">
        {platform === 'WHATSAPP'
          ? signIn.whatsApp
          : proves === 'some account'
            ? signIn.someAccount(name)
            : signIn.how(name)}
      </p>
      <p className="actions">
        <button type="button" className="button" disabled={busy} onClick={begin}>
          {state.phase === 'idle' || busy ? signIn.title(name) : signIn.again}
        </button>
      </p>
      <div role="status" className="small">
        {state.phase === 'starting' && <p>{signIn.starting(name)}</p>}
        {state.phase === 'waiting' && <p>{signIn.waiting(name)}</p>}
        {state.phase === 'blocked' && (
          <p className="note">
            {signIn.blocked.before}
            {/* opener: the page it comes back to closes itself, which a page may do only when another has opened it */}
            <a href={state.url} target="_blank" rel="opener">
              {signIn.blocked.link(name)}
            </a>
            {signIn.blocked.after}
          </p>
        )}
        {state.phase === 'closed' && <p className="note">{signIn.closed(name)}</p>}
        {state.phase === 'late' && <p className="note">{signIn.late}</p>}
        {state.phase === 'finishing' && <p>{signIn.finishing(name)}</p>}
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
