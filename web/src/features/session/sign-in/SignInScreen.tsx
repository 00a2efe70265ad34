import { Authenticator, useAuthenticator, type AuthenticatorProps } from '@aws-amplify/ui-react';
import { Hub, I18n } from 'aws-amplify/utils';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useFocusKept } from '../../../lib/focus/use-focus-kept.ts';
import { useKept } from '../../compare/use-kept.ts';
import { redirectFailure } from '../amplify.ts';
import { formFields } from './auth-fields.ts';
import { authServices, type Form } from './auth-services.ts';
import { Arrived, steps } from './auth-steps.tsx';
import { Desk } from './Desk.tsx';
import { SignUpFields } from '../sign-up/Consent.tsx';
import { FieldWords } from './field-words.tsx';
import { Foot } from './Foot.tsx';
import { LeaveRefusedReset, ResetRefused } from './ResetRefused.tsx';
import { checkSession } from '../session.ts';
import { Resume } from './Resume.tsx';
import { type CodeWait, forgetWait, keptWait } from '../codes/code-wait.ts';
import styles from './SignInScreen.module.css';
import { StartAgain, StartAgainContext } from './StartAgain.tsx';
import { Title } from './Title.tsx';
import { useFormCare } from './use-form-care.ts';
import { Arrival, Waiting } from './Waiting.tsx';
import { WaitForLink } from './WaitForLink.tsx';
import { WaysIn } from './ways/WaysIn.tsx';
import './sheets.ts';
import { useTitle } from '../../../lib/title.ts';
import { words as onward } from '../onward-words.ts';
import { words } from '../words.ts';

const { screen, signUpCode } = words;

/** What the identity service says to programs, in words for people. */
const ofTheService = {
  'Incorrect username or password.': words.refusals.signIn,
  // After a few wrong passwords or codes, also to the right one.
  'Password attempts exceeded': words.refusals.tooMany,
  'An account with the given email already exists.': words.refusals.taken,
  'Invalid code received for user': words.refusals.appCode,
  // Read aloud, and drawn nowhere.
  'Select MFA Type': words.steps.choose.title,
  'Text Message (SMS)': words.steps.choose.text,
  'Authenticator App (TOTP)': words.steps.choose.app,
};
I18n.putVocabularies({ en: { 'Back to Sign In': screen.back, 'Sign in': 'Sign in', ...ofTheService } });
I18n.setLanguage('en');

/** Whoever is asked for a code has an account, or is about to. */
function FootOfForms() {
  const { route } = useAuthenticator(({ route }) => [route]);
  const kept = useKept();
  // Who comes from there with something in hand is not sent back.
  if (kept || (route !== 'signIn' && route !== 'signUp')) return null;
  return <Foot />;
}

/** Reached from a code as well, when nobody here knows the password any more, or when it is a new one. */
function SignInTitle() {
  const [done] = useState(() => form.done);
  return (
    <>
      <Title rank="h2">{screen.signIn}</Title>
      {done && (
        <p className={`note seal-note ${styles.confirmed}`} role="status">
          {screen[done]}
        </p>
      )}
    </>
  );
}

const components: AuthenticatorProps['components'] = {
  ...steps,
  SignIn: {
    Header: SignInTitle,
    Footer: () => (
      <>
        <Authenticator.SignIn.Footer />
        <WaysIn />
      </>
    ),
  },
  SignUp: {
    Header: () => <Title rank="h2">{screen.signUp}</Title>,
    FormFields: SignUpFields,
    Footer: WaysIn,
  },
  ConfirmSignUp: {
    Header: () => <Arrived title={signUpCode.title} />,
    Footer: () => (
      <>
        <WaitForLink />
        <StartAgain at="signUp" />
      </>
    ),
  },
  ForgotPassword: { Header: () => <Title rank="h1">{words.steps.reset}</Title> },
  Footer: FootOfForms,
};

/** The forms are Amplify's, so what we know of them stands beside the component. */
const form: Form = { sent: false };
const services = authServices(form);
const isSignUp = (target: EventTarget) =>
  target instanceof Element && target.matches('[data-amplify-authenticator-signup]');
/** Amplify would put their buttons before the form. */
const NO_PROVIDERS: AuthenticatorProps['socialProviders'] = [];
const resume = (waits: CodeWait) => void (form.resumed = waits);

export type FirstScreen = 'signIn' | 'signUp' | 'forgotPassword';

interface Props {
  first: FirstScreen;
  /** Called once a form is there. */
  onArrived?: () => void;
}

/** What the page before said of whoever comes: in the state of the history, which no server and no log gets to see. */
interface Came {
  away?: boolean;
  /** The address that was just confirmed. */
  confirmed?: string;
  /** The address that an invitation was sent to. */
  invited?: string;
}

/** Every screen of signing in, up and back in. Ends by asking the session who is there. */
export default function SignInScreen({ first, onArrived }: Props) {
  const cancelled = useSyncExternalStore(onAuth, redirectFailure);
  const { pathname, state } = useLocation();
  const { away, confirmed, invited } = (state ?? {}) as Came;
  const kept = useKept();
  const title = useRef<HTMLHeadingElement>(null);
  const [turn, setTurn] = useState(0);
  const [waits, setWaits] = useState(() => keptWait(pathname, Date.now()));
  const box = useRef<HTMLDivElement>(null);
  const address = useRef(waits?.email ?? confirmed ?? invited ?? '');
  useFormCare(box, address);
  useFocusKept(box);
  const [anew, setAnew] = useState<FirstScreen>();
  useTitle(words.titles[anew ?? first]);
  const again = useCallback((screen: FirstScreen) => {
    forgetWait();
    address.current = '';
    setWaits(undefined);
    setAnew(screen);
    setTurn((before) => before + 1);
  }, []);
  const [refused, setRefused] = useState<string>();
  const forget = useCallback(() => setRefused(undefined), []);
  useEffect(() => {
    form.sent = false;
    if (turn) title.current?.focus();
    return () => void delete form.done;
  }, [first, turn]);
  return (
    <Desk onSubmitCapture={({ target }) => (form.sent = isSignUp(target))}>
      <h1 className="vh" tabIndex={-1} ref={title}>
        {screen.heading}
      </h1>
      <div className={styles.place} ref={box}>
        {away && (
          <p className={`note ${styles.told}`} role="status">
            {screen.away}
          </p>
        )}
        {confirmed && (
          <p className={`note seal-note ${styles.told}`} role="status">
            {screen.confirmed}
          </p>
        )}
        {kept && (
          <p className={`note seal-note ${styles.told}`}>
            {screen.kept.before}
            <span className="handle">{kept.handle}</span>
            {screen.kept.after(kept.platformName)}
          </p>
        )}
        {pathname === '/business-onboarding' && (
          <p className={`note seal-note ${styles.told}`}>{onward.business}</p>
        )}
        {cancelled && (
          <p className={`note ${styles.told}`} role="alert">
            {cancelled}
          </p>
        )}
        <StartAgainContext value={again}>
          <Authenticator.Provider key={`${first} ${turn}`}>
            <LeaveRefusedReset onRefused={setRefused} />
            <ResetRefused words={refused} onGone={forget} />
            <Waiting box={box} />
            <FieldWords box={box} />
            <Resume waits={waits} onResume={resume}>
              <Authenticator
                initialState={anew ?? (waits ? (waits.screen ?? 'signUp') : first)}
                loginMechanisms={['email']}
                signUpAttributes={['email']}
                formFields={formFields}
                components={components}
                services={services}
                socialProviders={NO_PROVIDERS}
              >
                <Done />
              </Authenticator>
            </Resume>
            {onArrived && <Arrival then={onArrived} />}
          </Authenticator.Provider>
        </StartAgainContext>
      </div>
    </Desk>
  );
}

/** Shown for the moment between a finished sign-in and the page that waited for it. */
function Done() {
  const { user } = useAuthenticator(({ user }) => [user]);
  useEffect(() => {
    forgetWait();
    void checkSession();
  }, [user]);
  return <p className="waiting">{screen.loading}</p>;
}

const onAuth = (changed: () => void) => Hub.listen('auth', changed);
