import { confirmSignUp, resendSignUpCode } from 'aws-amplify/auth';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { configured } from '../features/session/amplify.ts';
import { OutboxHint } from '../features/session/OutboxHint.tsx';
import { useTitle } from '../lib/title.ts';
import { Field } from '../ui/Field.tsx';
import { LateSeal } from '../ui/Seal.tsx';
import './auth.css';

const words = (error: unknown) =>
  error instanceof Error ? error.message.slice(0, 200) : 'Authentication Error';

/** Confirms an account by the code that was mailed, for somebody who left the sign-up in between. */
export default function Confirm() {
  useTitle('Confirm your account');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [code, setCode] = useState('');
  const [state, setState] = useState<{ busy?: boolean; error?: string; said?: string }>({});
  const username = email.trim().toLowerCase();

  const run = async (work: () => Promise<string | undefined>) => {
    setState({ busy: true });
    try {
      await configured();
      setState({ said: await work() });
    } catch (error) {
      // Resending to somebody who is through already ends the wait as well.
      if (words(error) === 'User is already confirmed.') void navigate('/login', { replace: true });
      else setState({ error: words(error) });
    }
  };
  const confirm = () =>
    run(async () => {
      await confirmSignUp({ username, confirmationCode: code.trim() });
      await navigate('/login', { replace: true });
      return undefined;
    });
  const resend = () =>
    run(async () => {
      await resendSignUpCode({ username });
      return 'A new code is on its way.';
    });

  return (
    <div className="desk">
      <div className="desk-seal">
        <LateSeal id="user-5" size={960} />
      </div>
      <div className="auth">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
        >
          <h1 className="h3">Confirm your account</h1>
          <Field
            label="Email"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={setEmail}
          />
          <Field
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onChange={setCode}
            hint="It was mailed to you when you signed up."
          />
          {state.error && (
            <p className="note" role="alert">
              {state.error}
            </p>
          )}
          <p role="status" className="small">
            {state.said}
          </p>
          <button type="submit" className="button primary large" disabled={state.busy}>
            Confirm
          </button>
          <p className="centred">
            <button
              type="button"
              className="link-like small"
              disabled={!username || state.busy}
              onClick={() => void resend()}
            >
              Resend code
            </button>
          </p>
          <OutboxHint />
        </form>
      </div>
    </div>
  );
}
