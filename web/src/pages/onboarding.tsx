import { Link } from 'react-router-dom';
import { SocialAccounts } from '../features/accounts/SocialAccounts.tsx';
import { isRunning, useReport, useStartScan } from '../features/report/api.ts';
import { useUser } from '../features/user/api.ts';
import { NamesForm } from '../features/user/NamesForm.tsx';
import { initials, isVerified } from '../features/user/ProfilePanel.tsx';
import { displayName } from '#domain/user';
import { useTitle } from '../lib/title.ts';
import { Mark } from '../ui/Mark.tsx';
import { Seal } from '../ui/Seal.tsx';
import { toast } from '../ui/Toast.tsx';
import { Skeleton, Trouble } from '../ui/Trouble.tsx';
import './onboarding.css';
import './dashboard.css';

const NUMBERS = ['None', 'One', 'Two', 'Three'];

/** Three steps to the first look. Each is done when its data says so; nothing is remembered beside it. */
export default function Onboarding() {
  useTitle('Getting started');
  const user = useUser();
  const report = useReport();
  const start = useStartScan();
  if (user.error) return <Trouble words={user.error.message} again={() => void user.refetch()} />;
  if (!user.data) return <Skeleton rows={8} label="Loading your place" />;

  const person = user.data;
  const accounts = person.socialMediaAccounts ?? [];
  const done = [Boolean(displayName(person)), accounts.length > 0, Boolean(report.data?.scan)];
  const count = done.filter(Boolean).length;
  const open = done.indexOf(false);
  const name = displayName(person);

  const steps = [
    {
      title: 'Your name, as people know you',
      words: name ?? 'Copies usually carry it.',
      body: <NamesForm user={person} key={person.updatedAt} />,
    },
    {
      title: 'One account that is yours',
      words: accounts.length
        ? `${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'} added`
        : 'Its handle is what we look for first.',
      body: <SocialAccounts user={person} />,
    },
    {
      title: 'The first look',
      words: 'Results appear on the dashboard, one platform at a time.',
      body: (
        <p className="actions">
          <button
            type="button"
            className="button primary"
            disabled={!accounts.length || start.isPending || isRunning(report.data)}
            onClick={() => start.mutate(undefined, { onError: (error) => toast(error.message) })}
          >
            Scan now
          </button>
          <Link className="button" to="/dashboard">
            To the dashboard
          </Link>
        </p>
      ),
    },
  ];

  return (
    <div className="narrow-app">
      <div className="opening">
        <div>
          <h1 className="h2">
            {open === -1 ? 'All three done' : `${NUMBERS[count]} of three done`}
            {name && `, ${name.split(' ')[0]}`}.
          </h1>
          <p className="quiet">
            You can stop anywhere; we keep your place. <Link to="/dashboard">Finish later</Link>
          </p>
          <div className="progress three" role="img" aria-label={`${count} of 3 steps done`}>
            {done.map((on, i) => (
              <i key={i} className={on ? 'on' : undefined} />
            ))}
          </div>
        </div>
        <div className={isVerified(person) ? 'stamp' : undefined}>
          <Seal id={person.id} size={120} initials={initials(person)} />
        </div>
      </div>
      <ol className="todo">
        {steps.map(({ title, words, body }, i) => (
          <li key={title} className={i === open ? 'open' : done[i] ? 'done-row' : undefined}>
            <span className="figure" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h2 className="h4">{title}</h2>
              <p className="small quiet">{words}</p>
            </div>
            {done[i] ? <Mark kind="done">Done</Mark> : <span className="label">1 minute</span>}
            {(i === open || (open === -1 && i === 2)) && <div className="inner">{body}</div>}
          </li>
        ))}
      </ol>
    </div>
  );
}
