import { Link, Navigate, useLocation } from 'react-router-dom';
import { WriteToUs } from '../../features/operator/WriteToUs.tsx';
import { AppPage } from '../../ui/page/AppPage.tsx';
import styles from './Support.module.css';

const QUESTIONS: [string, React.ReactNode][] = [
  [
    'What does “likely clone” mean?',
    'At least two parts of your identity are copied, or one picture exactly. It says how alike two accounts are, not who is behind them.',
  ],
  [
    'Why is somebody with my name shown at all?',
    'Because the name is yours too. One shared thing makes a namesake, not a copy, so there is no report button. Say “Ignore” and it stays out of your way.',
  ],
  [
    'What does the authentication score measure?',
    'What you have proven: e-mail, accounts, telephone, verified people who know you. Copies never lower it.',
  ],
  [
    'Why could you not look at some platforms?',
    'They offer no search that we may use, or did not answer in time. Under “Where we looked” each is named. With a link you can compare an account yourself.',
  ],
  [
    'What happens when I report?',
    'We prepare the text and show the platform’s own form. You send it, in your name; then you tell us, and we look whether the account is still there.',
  ],
  [
    'It has blocked me. How do I get a screenshot?',
    <>
      Keep <Link to="/cases">a case</Link> and make a link there for a friend who still sees the account. It
      works once, for seven days, and needs no account.
    </>,
  ],
  [
    'My own account was reported. What can I show?',
    <>
      <Link to="/cases/defend">Defend my account</Link> gives the accounts you have proven, with the days, as
      a page to print and as a file.
    </>,
  ],
];

/** Reminders from before cases had a page of their own. */
const OLD_REMINDER = /^#case-(\w+)$/;

export default function Support() {
  const { hash } = useLocation();
  const remembered = OLD_REMINDER.exec(hash)?.[1];
  if (remembered) return <Navigate to={`/cases/${remembered}`} replace />;
  return (
    <AppPage title="Help" lead="Questions that come up, and where to write when yours is not here.">
      <dl className={styles.questions}>
        {QUESTIONS.map(([question, answer]) => (
          <div key={question}>
            <dt className="h4">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <Link className="button" to="/compare">
          Compare two profiles
        </Link>
        <Link className="button" to="/cases">
          Your cases
        </Link>
      </p>
      <section className={styles.write} aria-labelledby="write">
        <h2 className="h3" id="write">
          Write to us
        </h2>
        <WriteToUs />
      </section>
    </AppPage>
  );
}
