import { Link, useParams } from 'react-router-dom';
import { useCase, useCases, useLiveCases, useProofsExport } from '../../features/case/api.ts';
import { CasePart } from '../../features/case/CasePart.tsx';
import { CaseList } from '../../features/case/CaseList.tsx';
import { caseName } from '../../features/case/case-state.ts';
import { CaseStory } from '../../features/case/CaseStory.tsx';
import { Defence } from '../../features/case/Defence.tsx';
import { KeptPage } from '../../features/case/evidence/KeptPage.tsx';
import { KeepComparison } from '../../features/case/KeepComparison.tsx';
import { NewCase } from '../../features/case/NewCase.tsx';
import { useKept } from '../../features/compare/use-kept.ts';
import { displayName, type User } from '#domain/account/user';
import { useUser } from '../../features/account/api.ts';
import type { CallFailed } from '../../lib/api/call-failed.ts';
import { useTitle } from '../../lib/title.ts';
import { useNow } from '../../lib/use-now.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Blank } from '../../ui/page/Blank.tsx';
import { Seal } from '../../ui/seal/Seal.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import styles from './Cases.module.css';

/** Cases: all of them, a new one, one of them, and what to hand in when the real account is reported. */
export default function Cases() {
  const { '*': part = '' } = useParams();
  useLiveCases();
  if (part === '') return <AllCases />;
  if (part === 'new') return <Begin />;
  if (part === 'defend') return <Defend />;
  const [caseId = '', page] = part.split('/');
  return <OneCase caseId={caseId} kept={page === 'kept'} key={caseId} />;
}

function AllCases() {
  const cases = useCases();
  const user = useUser();
  return (
    <AppPage
      title="Cases"
      lead="Someone pretends to be you: what you saw, what you did about it, and how it ended."
    >
      {cases.data ? (
        cases.data.length > 0 ? (
          <>
            <p className="actions">
              <Link className="button primary" to="/cases/new">
                Open a case
              </Link>
              <Link className="button" to="/cases/defend">
                Defend my account
              </Link>
            </p>
            <CaseList cases={cases.data} />
          </>
        ) : (
          <NoCases user={user.data} />
        )
      ) : cases.error ? (
        <Trouble words={cases.error.message} again={() => void cases.refetch()} />
      ) : (
        <Skeleton label="Loading the cases" />
      )}
    </AppPage>
  );
}

function NoCases({ user }: { user: User | undefined }) {
  return (
    <>
      <Blank
        seal={user && <Seal id={user.id} size={120} />}
        title="No cases"
        words="A case keeps the evidence, leads you through the report, and reminds you to look again. It begins with the link to the account."
      />
      <div className={styles.begin}>
        <CasePart title="Open a case">
          <NotSure />
          <NewCase user={user} />
        </CasePart>
        <CasePart title="Has your own account been reported?">
          <p>
            Copies sometimes report the real one. <Link to="/cases/defend">Defend my account</Link>: dated
            proofs of what is yours, to hand in.
          </p>
        </CasePart>
      </div>
    </>
  );
}

const NotSure = () => (
  <p className="small quiet prose">
    Not sure whether it is a copy? <Link to="/compare">Compare the two profiles first</Link>; the result can
    be kept as a case.
  </p>
);

function Begin() {
  const kept = useKept();
  const user = useUser();
  return (
    <AppPage
      title="Open a case"
      lead={
        kept
          ? 'What you put together is here. As a case it is kept with its time, and only you see it.'
          : 'It begins with the link to the account.'
      }
    >
      {kept ? (
        <KeepComparison kept={kept} key={kept.at} />
      ) : (
        <>
          <NotSure />
          <NewCase user={user.data} />
        </>
      )}
    </AppPage>
  );
}

function Defend() {
  const proofs = useProofsExport();
  return (
    <AppPage
      title="Defend my account"
      lead="Dated proofs that the accounts are yours: hand them in where your real account was reported."
    >
      {proofs.data ? (
        <Defence proofs={proofs.data} />
      ) : proofs.error ? (
        <Trouble words={proofs.error.message} again={() => void proofs.refetch()} />
      ) : (
        <Skeleton label="Loading your proofs" />
      )}
    </AppPage>
  );
}

function OneCase({ caseId, kept }: { caseId: string; kept: boolean }) {
  const { data: one, error, refetch } = useCase(caseId);
  const user = useUser();
  const now = useNow();
  useTitle(one ? caseName(one) : 'Case');
  const unknown = !one && (error as CallFailed | null)?.code === 'NOT_FOUND';
  if (one && kept)
    return (
      <div className="app-page">
        <KeptPage one={one} />
      </div>
    );
  if (one && (user.data || user.error))
    return (
      <div className="app-page">
        <CaseStory one={one} name={(user.data && displayName(user.data)) ?? 'the person shown'} now={now} />
      </div>
    );
  return (
    <AppPage title={unknown ? 'There is no such case' : 'Case'}>
      {unknown ? (
        <p>
          It may belong to another account of yours. <Link to="/cases">See all cases</Link>
        </p>
      ) : error ? (
        <Trouble words={error.message} again={() => void refetch()} />
      ) : (
        <Skeleton rows={8} label="Loading the case" />
      )}
    </AppPage>
  );
}
