import { confirmSignUp, resendSignUpCode } from 'aws-amplify/auth';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { configured } from '../../features/session/amplify.ts';
import { isConfirmedAlready } from '../../features/session/codes/confirmed-already.ts';
import { OutboxHint } from '../../features/session/codes/OutboxHint.tsx';
import { Desk } from '../../features/session/sign-in/Desk.tsx';
import { isAddress } from '../../features/session/sign-up/sign-up-errors.ts';
import { words as session } from '../../features/session/words.ts';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { useFocusKept } from '../../lib/focus/use-focus-kept.ts';
import { useTitle } from '../../lib/title.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import styles from './Confirm.module.css';
import { words } from './words.ts';

const said = words.confirm;

const troubleOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : said.failed);

interface State {
  busy?: boolean;
  error?: string;
  said?: string;
  done?: boolean;
}

/** Confirms an account by the code that was mailed: by the mail's link, or for somebody who left the sign-up in between. */
export default function Confirm() {
  useTitle(said.title);
  const [query] = useSearchParams();
  // As the mail names the person; the address itself is not in the link.
  const [linked] = useState(() => ({ username: query.get('username'), code: query.get('code') }));
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const byLink = Boolean(linked.username && linked.code);
  return (
    <Desk>
      <div className={styles.sheet} ref={box}>
        {byLink ? <ByLink username={linked.username!} code={linked.code!} /> : <ByCode query={query} />}
      </div>
    </Desk>
  );
}

/** Runs a call and says in words what went wrong. `through` when there is nothing left to confirm. */
function useCall() {
  const [state, setState] = useState<State>({});
  const run = async (work: () => Promise<State>, through: () => void) => {
    setState({ busy: true });
    try {
      await configured();
      setState(await work());
    } catch (error) {
      if (isConfirmedAlready(error)) through();
      else setState({ error: troubleOf(error) });
    }
  };
  return [state, run] as const;
}

/** A press, and not the mere opening: programs open the links of mails too, to look at them. */
function ByLink({ username, code }: { username: string; code: string }) {
  const [already, setAlready] = useState(false);
  const [state, run] = useCall();
  const confirm = () =>
    run(
      async () => {
        await confirmSignUp({ username, confirmationCode: code });
        return { done: true };
      },
      () => setAlready(true),
    );
  return state.done || already ? (
    <div>
      <h1 className="h3" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {already ? said.before : said.done}
      </h1>
      {!already && <p>{said.goesOn}</p>}
      <p className={styles.centred}>
        <Link to="/login">{already ? said.signIn : said.orSignIn}</Link>
      </p>
    </div>
  ) : (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <h1 className="h3">{said.title}</h1>
      <p>{said.yours}</p>
      {state.error && (
        <p className="note" role="alert">
          {state.error}
        </p>
      )}
      <button type="submit" className="button primary large" disabled={state.busy}>
        {said.confirm}
      </button>
      <p className={styles.centred}>
        <Link className="small" to="/auth/confirm" reloadDocument>
          {said.typeCode}
        </Link>
      </p>
    </form>
  );
}

const Code = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isAddress, session.errors.email)),
  code: z.string().check(
    z.overwrite((typed) => typed.replace(/\s+/g, '')),
    z.minLength(1),
  ),
});

function ByCode({ query }: { query: URLSearchParams }) {
  const navigate = useNavigate();
  const [state, run] = useCall();
  // Resending to somebody who is through already ends the wait as well.
  const toSignIn = (confirmed: string) => navigate('/login', { replace: true, state: { confirmed } });
  const form = useContractForm({
    schema: Code,
    values: { email: query.get('email') ?? '', code: '' },
    send: ({ email, code }) =>
      run(
        async () => {
          await confirmSignUp({ username: email, confirmationCode: code });
          await toSignIn(email);
          return {};
        },
        () => void toSignIn(email),
      ),
    stays: 'all',
  });
  const resend = async () => {
    if (!(await form.check('email')) || state.busy) return;
    const username = form.values.email.trim().toLowerCase();
    await run(
      async () => {
        await resendSignUpCode({ username });
        return { said: said.resent };
      },
      () => void toSignIn(username),
    );
  };
  return (
    <form {...form.props}>
      <h1 className="h3">{said.title}</h1>
      <Field label={said.email} type="email" autoComplete="username" required {...form.field('email')} />
      <Field
        label={said.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.field('code')}
        hint={said.hint}
      />
      {state.error && (
        <p className="note" role="alert">
          {state.error}
        </p>
      )}
      <p role="status" className="small">
        {state.said}
      </p>
      <Submit className="button primary large" form={form} disabled={state.busy}>
        {said.confirm}
      </Submit>
      <p className={styles.centred}>
        <button type="button" className="link-like small" disabled={state.busy} onClick={() => void resend()}>
          {said.resend}
        </button>
      </p>
      <OutboxHint />
    </form>
  );
}
