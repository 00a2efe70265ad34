import { Link, useParams } from 'react-router-dom';
import { useCase, useCases, useLiveCases, useProofsExport } from '../../features/case/api.ts';
import { CasePart } from '../../features/case/CasePart.tsx';
import { CaseList } from '../../features/case/list/CaseList.tsx';
import { caseName } from '../../features/case/case-state.ts';
import { CaseStory } from '../../features/case/CaseStory.tsx';
import { Defence } from '../../features/case/Defence.tsx';
import { KeptPage } from '../../features/case/evidence/KeptPage.tsx';
import { KeepComparison } from '../../features/case/KeepComparison.tsx';
import { NewCase } from '../../features/case/NewCase.tsx';
import { useKept } from '../../features/compare/use-kept.ts';
import { ownNameIn } from '#domain/case/case';
import { regionOfPhone } from '#domain/case/region';
import { displayName, type User } from '#domain/account/user';
import { useUser } from '../../features/account/api.ts';
import type { CallFailed } from '../../lib/api/call-failed.ts';
import { useTitle } from '../../lib/title.ts';
import { useNow } from '../../lib/use-now.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Blank } from '../../ui/page/Blank.tsx';
import { Seal } from '../../ui/seal/Seal.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { words } from './words.ts';
import styles from './Cases.module.css';

const said = words.cases;

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
    <AppPage title={said.title} lead={said.lead}>
      {cases.data ? (
        cases.data.length > 0 ? (
          <>
            <p className="actions">
              <Link className="button primary" to="/cases/new">
                {said.open}
              </Link>
              <Link className="button" to="/cases/defend">
                {said.defend}
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
        <Skeleton label={said.loading} />
      )}
    </AppPage>
  );
}

function NoCases({ user }: { user: User | undefined }) {
  return (
    <>
      <Blank
        seal={user && <Seal id={user.id} size={120} />}
        title={said.none.title}
        words={said.none.words}
      />
      <div className={styles.begin}>
        <CasePart title={said.open}>
          <NotSure />
          <NewCase user={user} />
        </CasePart>
        <CasePart title={said.reported.title}>
          <p>
            {said.reported.before}
            <Link to="/cases/defend">{said.defend}</Link>
            {said.reported.after}
          </p>
        </CasePart>
      </div>
    </>
  );
}

const NotSure = () => (
  <p className="small quiet prose">
    {said.notSure.before}
    <Link to="/compare">{said.notSure.link}</Link>
    {said.notSure.after}
  </p>
);

function Begin() {
  const kept = useKept();
  const user = useUser();
  return (
    <AppPage title={said.fresh.title} lead={kept ? said.fresh.kept : said.fresh.lead}>
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
    <AppPage title={said.defence.title} lead={said.defence.lead}>
      {proofs.data ? (
        <Defence proofs={proofs.data} />
      ) : proofs.error ? (
        <Trouble words={proofs.error.message} again={() => void proofs.refetch()} />
      ) : (
        <Skeleton label={said.defence.loading} />
      )}
    </AppPage>
  );
}

function OneCase({ caseId, kept }: { caseId: string; kept: boolean }) {
  const { data: one, error, refetch } = useCase(caseId);
  const user = useUser();
  const now = useNow();
  useTitle(one ? caseName(one) : said.one.title);
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
        <CaseStory
          one={one}
          name={(user.data && displayName(user.data)) ?? ownNameIn(one) ?? said.one.person}
          now={now}
          suggested={regionOfPhone(phoneOf(user.data))}
        />
      </div>
    );
  return (
    <AppPage title={unknown ? said.one.unknown : said.one.title}>
      {unknown ? (
        <p>
          {said.one.elsewhere}
          <Link to="/cases">{said.one.all}</Link>
        </p>
      ) : error ? (
        <Trouble words={error.message} again={() => void refetch()} />
      ) : (
        <Skeleton rows={8} label={said.one.loading} />
      )}
    </AppPage>
  );
}

const phoneOf = (user: User | undefined): string => user?.phoneCell ?? user?.phones?.[0]?.phoneNumber ?? '';
