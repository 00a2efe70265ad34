import { Authenticator, useAuthenticator, type AuthenticatorProps } from '@aws-amplify/ui-react';
import { Hub, I18n } from 'aws-amplify/utils';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LateSeal } from '../../ui/Seal.tsx';
import { useKept } from '../cases/use-kept.ts';
import { redirectFailure } from './amplify.ts';
import { authServices } from './auth-services.ts';
import { Arrived, stepFields, steps } from './auth-steps.tsx';
import { SignUpFields } from './Consent.tsx';
import { LeaveRefusedReset, ResetRefused } from './ResetRefused.tsx';
import { checkSession } from './session.ts';
import { StartAgain, StartAgainContext } from './StartAgain.tsx';
import { WaitForLink } from './WaitForLink.tsx';
import './auth-styles.ts';

I18n.putVocabularies({ en: { 'Back to Sign In': 'Back to sign in', 'Sign in': 'Sign in' } });
I18n.setLanguage('en');

/** Whoever is asked for a code has an account, or is about to. */
function Foot() {
  const { route } = useAuthenticator(({ route }) => [route]);
  const kept = useKept();
  // Who comes from there with something in hand is not sent back.
  if (kept || (route !== 'signIn' && route !== 'signUp')) return null;
  return (
    <p className="auth-foot small">
      Been copied and have no account? <Link to="/compare">Compare two profiles first</Link>
    </p>
  );
}

/** Amplify hands every further property of a field to its input component; its types do not say so. */
const rules: object = {
  descriptiveText: 'At least 8 characters: upper and lower case, a number and a symbol.',
};

const formFields: AuthenticatorProps['formFields'] = {
  signIn: {
    username: { label: 'Email', placeholder: '', autocomplete: 'username' },
    password: { placeholder: '' },
  },
  signUp: {
    email: { order: 1, label: 'Email', placeholder: '' },
    password: { order: 2, isRequired: false, placeholder: '', ...rules },
    confirm_password: { order: 3, isRequired: false, label: 'Confirm password', placeholder: '' },
  },
  forgotPassword: { username: { label: 'Email', placeholder: '' } },
  confirmSignUp: { confirmation_code: { label: 'Code', placeholder: '' } },
  ...stepFields,
};

const components: AuthenticatorProps['components'] = {
  ...steps,
  SignIn: { Header: () => <h2 className="h3 auth-title">Sign in to your Account</h2> },
  SignUp: {
    Header: () => <h2 className="h3 auth-title">Welcome to Countersign. Let&apos;s Get Started</h2>,
    FormFields: SignUpFields,
  },
  ConfirmSignUp: {
    Header: () => <Arrived title="We Emailed You" />,
    Footer: () => (
      <>
        <WaitForLink />
        <StartAgain />
      </>
    ),
  },
  ForgotPassword: { Header: () => <h1 className="h3 auth-title">Reset Password</h1> },
  Footer: Foot,
};

/** The form is Amplify's, so what we know of it stands beside the component: was it sent at least once? */
const form = { sent: false };
const services = authServices(() => form.sent);

export type FirstScreen = 'signIn' | 'signUp' | 'forgotPassword';

/** Every screen of signing in, up and back in. Ends by asking the session who is there. */
export default function SignInScreen({ first }: { first: FirstScreen }) {
  const cancelled = useSyncExternalStore(onAuth, redirectFailure);
  const { away } = (useLocation().state ?? {}) as { away?: boolean };
  const kept = useKept();
  const title = useRef<HTMLHeadingElement>(null);
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  const [refused, setRefused] = useState<string>();
  const forget = useCallback(() => setRefused(undefined), []);
  useEffect(() => {
    form.sent = false;
    if (turn) title.current?.focus();
  }, [first, turn]);
  return (
    <div className="desk" onSubmitCapture={() => (form.sent = true)}>
      <div className="desk-seal">
        <LateSeal id="user-5" size={960} />
      </div>
      <h1 className="vh" tabIndex={-1} ref={title}>
        Your account
      </h1>
      <div className="auth-place">
        {away && (
          <p className="note" role="status">
            You were away for half an hour, so you are signed out. Your place is kept.
          </p>
        )}
        {kept && (
          <p className="note seal-note">
            Your comparison of <span className="handle">{kept.handle}</span> on {kept.platformName} is kept in
            this browser. Once you are in, it can become a case.
          </p>
        )}
        {cancelled && (
          <p className="note" role="alert">
            {cancelled}
          </p>
        )}
        <StartAgainContext value={again}>
          <Authenticator.Provider key={`${first} ${turn}`}>
            <LeaveRefusedReset onRefused={setRefused} />
            <ResetRefused words={refused} onGone={forget} />
            <Authenticator
              initialState={turn ? 'signUp' : first}
              loginMechanisms={['email']}
              signUpAttributes={['email']}
              formFields={formFields}
              components={components}
              services={services}
            >
              <Done />
            </Authenticator>
          </Authenticator.Provider>
        </StartAgainContext>
      </div>
    </div>
  );
}

/** Shown for the moment between a finished sign-in and the page that waited for it. */
function Done() {
  const { user } = useAuthenticator(({ user }) => [user]);
  useEffect(() => {
    void checkSession();
  }, [user]);
  return <p className="waiting">Loading...</p>;
}

const onAuth = (changed: () => void) => Hub.listen('auth', changed);
