import { Link } from 'react-router-dom';
import { knownConfig } from '../../../../lib/site-config.ts';
import { words } from '../../words.ts';
import desk from '../Desk.module.css';
import { Agreed } from '../ways/Agreed.tsx';
import { Foot } from '../Foot.tsx';
import screenStyles from '../SignInScreen.module.css';
import { Title } from '../Title.tsx';
import ways from '../ways/WaysIn.module.css';
import '../sheets.ts';
import { DrawnField, DrawnPassword } from './DrawnField.tsx';
import styles from './DrawnSignIn.module.css';

const { screen, fields, amplify } = words;

/**
 * The sign-in form as Amplify will draw it, before Amplify is there: its elements and classes, which a test compares. What is
 * typed here is handed over; the button waits.
 */
export const DrawnSignIn = ({ unseen }: { unseen: boolean }) => (
  <div className={desk.desk}>
    <h1 className="vh">{screen.heading}</h1>
    <div className={`${screenStyles.place} ${unseen ? styles.unseen : styles.seen}`}>
      <div data-amplify-authenticator="" data-variation="default">
        <div data-amplify-container="">
          <div data-amplify-router="">
            <div className="amplify-tabs">
              <div className="amplify-tabs__list amplify-tabs__list--top amplify-tabs__list--equal">
                <span className={`amplify-tabs__item amplify-tabs__item--active ${styles.tab}`}>
                  {amplify.signInTab}
                </span>
                <Link className={`amplify-tabs__item ${styles.tab}`} to="/auth/signup">
                  {amplify.signUpTab}
                </Link>
              </div>
              <div className="amplify-tabs__panel amplify-tabs__panel--active" data-amplify-router-content="">
                <Title rank="h2">{screen.signIn}</Title>
                <Form>
                  <fieldset className={`amplify-flex ${styles.column}`}>
                    <legend className="vh">{screen.signIn}</legend>
                    <DrawnField label={fields.email} name="username" type="email" autoComplete="username" />
                    <DrawnPassword label={fields.password} />
                  </fieldset>
                  <button
                    className="amplify-button amplify-field-group__control amplify-button--primary"
                    type="button"
                    disabled
                  >
                    {screen.loading}
                  </button>
                  <div data-amplify-footer="">
                    <Link
                      className={`amplify-button amplify-field-group__control amplify-button--link amplify-button--small ${styles.link}`}
                      to="/auth/forgot-password"
                    >
                      {amplify.forgot}
                    </Link>
                  </div>
                  <Room />
                </Form>
              </div>
            </div>
          </div>
          <Foot />
        </div>
      </div>
    </div>
  </div>
);

const Form = ({ children }: { children: React.ReactNode }) => (
  <form data-amplify-form="" data-ahead="">
    <div className={`amplify-flex ${styles.column}`}>{children}</div>
  </form>
);

/** Room for the providers' buttons: how many there are is put into the page where it is deployed. */
const Room = () => (
  <div
    className={ways.ways}
    aria-hidden="true"
    inert
    data-ways-in={knownConfig()?.Auth?.Cognito.loginWith?.oauth?.providers?.length ?? 0}
    suppressHydrationWarning
  >
    <p className={ways.or}>{words.ways.or}</p>
    {[1, 2, 3, 4].map((way) => (
      <span
        key={way}
        className={`amplify-button amplify-field-group__control ${ways.way} ${styles.waiting}`}
      />
    ))}
    <Agreed />
  </div>
);
