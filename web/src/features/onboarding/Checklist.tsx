import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Report } from '#domain/contract/scan';
import { needsDecision } from '#domain/scan/finding';
import { platformTable } from '#domain/platform/platform-table';
import { accountHandle } from '#domain/platform/social-account';
import { displayName, type User } from '#domain/account/user';
import { Mark } from '../../ui/Mark.tsx';
import { FirstAccount } from '../scan/FirstAccount.tsx';
import { isRunning } from '../scan/api.ts';
import { MyAccounts } from '../scan/finding/mine/MyAccounts.tsx';
import { handleAlone } from '../scan/handle-alone.ts';
import { nowhereToLook } from '../scan/nowhere.ts';
import { outcome } from '../scan/opening.ts';
import { useTwoStep } from '../settings/security/second-factor.ts';
import { useSignInFacts } from '../settings/security/sign-in-facts.ts';
import { PictureEditor } from '../settings/profile/PictureEditor.tsx';
import { NamesForm } from '../account/NamesForm.tsx';
import { Portrait } from '../account/Portrait.tsx';
import { AlsoMine } from './AlsoMine.tsx';
import { FirstLook } from './FirstLook.tsx';
import { FromComparison } from './FromComparison.tsx';
import { type Step, StepLine } from './StepLine.tsx';
import { Phone } from './Phone.tsx';
import { TwoStep } from './TwoStep.tsx';
import { words as said } from './words.ts';
import { MINUTES, progressOf, STEPS, type StepName } from './progress.ts';
import { useLeaveOut } from './use-leave-out.ts';
import styles from './Checklist.module.css';

const { minutes } = said.place;

/** What the first scan came to; where only a handle is known, what would tell more. */
function whatWasFound(report: Report, name: string | undefined): string {
  const unsure = report.findings.filter((one) => handleAlone(one) === 'yours').length;
  const isOpen = unsure > 0 && !report.findings.some(needsDecision);
  if (!isOpen) return outcome(report);
  return name ? said.firstScan.scanAgain(unsure) : said.firstScan.cannotSay(unsure);
}

/** Eight steps, any of which can be opened, left out or come back to; what is done is what the data says. */
export function Checklist({ user, report }: { user: User; report: Report | undefined }) {
  const [chosen, setChosen] = useState<StepName>();
  const twoStep = useTwoStep();
  const provider = useSignInFacts().data?.provider;
  const { done, passed, count, next, minutes: left } = progressOf(user, report, twoStep);
  const leaveOut = useLeaveOut(user.id);
  const open = chosen ?? next;
  const nowhere = nowhereToLook(user, report?.searched);
  const name = displayName(user);
  const [account, ...more] = user.socialMediaAccounts ?? [];
  const accounts = account ? more.length + 1 : 0;
  const running = isRunning(report);

  // A step that is done closes with the button that was pressed: the way on from there is the next step's title.
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current !== open && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    shown.current = open;
  }, [open]);

  const pass = (step: StepName) => {
    leaveOut(step);
    setChosen(undefined);
  };
  const found = report && whatWasFound(report, name);
  const steps: Record<StepName, Step> = {
    names: {
      title: said.names.title,
      words: name ?? said.names.why,
      body: <NamesForm user={user} key={user.updatedAt} onSaved={() => setChosen(undefined)} />,
    },
    picture: {
      title: said.picture.title,
      words: done.picture ? said.picture.done : said.picture.why,
      body: (
        <>
          <PictureEditor user={user} />
          <p className="small">
            <Link to="/settings/pictures">{said.picture.testify}</Link>
          </p>
        </>
      ),
      optional: true,
    },
    account: {
      title: said.account.title,
      words: account ? (
        <>
          {platformTable[account.platform].name},{' '}
          <span className="handle">{accountHandle(account) ?? account.pageUrl}</span>
          {more.length > 0 && said.account.more(more.length)}
        </>
      ) : (
        said.account.why
      ),
      body: account ? <MyAccounts user={user} /> : <FirstAccount searched={report?.searched} />,
    },
    proof: {
      title: said.proof.title,
      words: done.proof ? said.proof.done : account ? said.proof.why : said.proof.waiting,
      body: account ? <MyAccounts user={user} proving /> : null,
      optional: true,
    },
    'also mine': {
      title: said.alsoMine.title,
      words: !account ? said.alsoMine.waiting : done['also mine'] ? said.alsoMine.done : said.alsoMine.why,
      body: account ? (
        <AlsoMine
          user={user}
          report={report}
          onBegin={() => setChosen('also mine')}
          onDone={() => pass('also mine')}
          onNone={() => pass('also mine')}
        />
      ) : null,
      optional: true,
    },
    phone: {
      title: said.phone.title,
      words: done.phone ? said.phone.done : said.phone.why,
      body: <Phone user={user} />,
      optional: true,
    },
    'two-step': {
      title: said.twoStep.title,
      words: done['two-step']
        ? said.twoStep.on
        : provider
          ? said.twoStep.elsewhere(provider)
          : said.twoStep.why,
      body: <TwoStep user={user} />,
      optional: true,
    },
    'first look': {
      title: said.firstScan.title,
      words:
        done['first look'] && report && !running ? (
          <>
            {found} <Link to="/dashboard">{said.firstScan.see}</Link>
          </>
        ) : (
          said.firstScan.where
        ),
      body: <FirstLook report={report} accounts={accounts} nowhere={nowhere} />,
    },
  };

  const asideOf = (step: StepName): ReactNode => {
    if (step === 'first look' && running && !done[step])
      return <Mark kind="wait">{said.firstScan.running}</Mark>;
    if (done[step]) return <Mark kind="done">{said.step.done}</Mark>;
    return (
      <span className="label">{passed.includes(step) ? said.step.skipped : minutes(MINUTES[step])}</span>
    );
  };

  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <div>
          <h1 className="h2">
            {said.heading.named(
              count === 0
                ? said.heading.start
                : next
                  ? said.heading.some(count)
                  : !done.proof
                    ? said.heading.unverified
                    : count === STEPS.length
                      ? said.heading.all
                      : said.heading.enough,
              name,
            )}
          </h1>
          <p className="quiet">
            {count === 0
              ? said.place.start
              : next
                ? said.place.left(minutes(left))
                : done['first look']
                  ? found
                  : said.place.kept}{' '}
            <Link to="/dashboard">{next ? said.place.later : said.place.dashboard}</Link>
          </p>
          <div className={styles.progress} role="img" aria-label={said.place.progress(count)}>
            {STEPS.map((step) => (
              <i key={step} className={done[step] ? styles.reached : undefined} />
            ))}
          </div>
        </div>
        <div className={styles.portrait}>
          <Portrait user={user} size={120} alt={said.place.picture} />
        </div>
      </div>
      <FromComparison user={user} />
      {account && report && !report.scan && open !== 'first look' && (
        <div className={`note seal-note ${styles.now}`}>
          {!nowhere && <p className="small">{said.place.enough}</p>}
          <FirstLook report={report} accounts={accounts} nowhere={nowhere} />
        </div>
      )}
      {running && open !== 'first look' && (
        <p className={`note seal-note ${styles.now}`} role="status">
          {said.place.scanning} <Link to="/dashboard">{said.place.watch}</Link>.
        </p>
      )}
      <ol className={styles.steps} ref={list}>
        {STEPS.map((step, i) => (
          <StepLine
            key={step}
            step={steps[step]}
            number={i + 1}
            open={step === open}
            done={done[step]}
            aside={asideOf(step)}
            onToggle={() => setChosen(step === open ? undefined : step)}
            onSkip={step === 'also mine' ? undefined : () => pass(step)}
          />
        ))}
      </ol>
      {!next && (
        <p className={`actions ${styles.end}`}>
          <Link className="button primary" to="/dashboard">
            {said.place.dashboard}
          </Link>
          <span className="small quiet">
            {said.place.also} <Link to="/settings/pictures">{said.place.testify}</Link>.
          </span>
        </p>
      )}
    </div>
  );
}
