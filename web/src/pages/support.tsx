import { Link } from 'react-router-dom';
import { LEGAL_MAILBOX } from '../features/legal/LegalText.tsx';
import { AppPage } from '../ui/AppPage.tsx';

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
    'What you have proven: e-mail, accounts, telephone, people who vouch for you. Copies never lower it.',
  ],
  [
    'Why could you not look at some platforms?',
    'They offer no search that we may use, or did not answer in time. Under “Where we looked” each is named. With a link you can compare an account yourself.',
  ],
  [
    'What happens when I report?',
    'We prepare the text and show the platform’s own form. You send it, in your name; then you tell us, and we look whether the account is still there.',
  ],
];

export default function Support() {
  return (
    <AppPage title="Help" lead="Questions that come up, and where to write when yours is not here.">
      <dl className="questions">
        {QUESTIONS.map(([question, answer]) => (
          <div key={question}>
            <dt className="h4">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <a className="button" href={`mailto:${LEGAL_MAILBOX}`}>
          Write to us
        </a>
        <Link className="button" to="/compare">
          Compare two profiles
        </Link>
      </p>
    </AppPage>
  );
}
