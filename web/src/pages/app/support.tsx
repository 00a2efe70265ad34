import { Link, Navigate, useLocation } from 'react-router-dom';
import { WriteToUs } from '../../features/operator/WriteToUs.tsx';
import { AppPage } from '../../ui/page/AppPage.tsx';
import styles from './Support.module.css';
import { words } from './support-words.ts';

interface Question {
  asked: string;
  answer?: string;
  /** Where it leads, and the words that lead there. */
  link?: readonly [to: string, text: string];
  after?: string;
}
const questions: readonly Question[] = words.questions;

/** Reminders from before cases had a page of their own. */
const OLD_REMINDER = /^#case-(\w+)$/;

export default function Support() {
  const { hash } = useLocation();
  const remembered = OLD_REMINDER.exec(hash)?.[1];
  if (remembered) return <Navigate to={`/cases/${remembered}`} replace />;
  return (
    <AppPage title={words.title} lead={words.lead}>
      <dl className={styles.questions}>
        {questions.map(({ asked, answer, link, after }) => (
          <div key={asked}>
            <dt className="h4">{asked}</dt>
            <dd>
              {answer}
              {link && <Link to={link[0]}>{link[1]}</Link>}
              {after}
            </dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <Link className="button" to="/compare">
          {words.compare}
        </Link>
        <Link className="button" to="/cases">
          {words.cases}
        </Link>
      </p>
      <section className={styles.more} aria-labelledby="more">
        <h2 className="h3" id="more">
          <Link to="/help">{words.more.title}</Link>
        </h2>
        {[words.more.account, words.more.business].map(({ title, links }) => (
          <div key={title}>
            <h3 className="h4">{title}</h3>
            <ul>
              {links.map(([to, text]) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section className={styles.write} aria-labelledby="write">
        <h2 className="h3" id="write">
          {words.write}
        </h2>
        <WriteToUs />
      </section>
    </AppPage>
  );
}
