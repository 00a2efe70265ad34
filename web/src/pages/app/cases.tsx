import { Link, useParams } from 'react-router-dom';
import { useCases, useProofsExport } from '../../features/case/api.ts';
import { useLiveCases } from '../../features/case/list/use-live-cases.ts';
import { CasePart } from '../../features/case/CasePart.tsx';
import { CaseList } from '../../features/case/list/CaseList.tsx';
import { Defence } from '../../features/case/Defence.tsx';
import { KeepComparison } from '../../features/case/kept/KeepComparison.tsx';
import { OneCase } from '../../features/case/OneCase.tsx';
import { NewCase } from '../../features/case/NewCase.tsx';
import { useKept } from '../../features/compare/use-kept.ts';
import { regionOfPhone } from '#domain/case/region';
import { fullName } from '#domain/subject/full-name';
import type { User } from '#domain/account/user';
import { useUser } from '../../features/account/api.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Blank } from '../../ui/page/Blank.tsx';
import { Seal } from '../../ui/seal/Seal.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { words as said } from './cases-words.ts';
import styles from './Cases.module.css';

/** Cases: all of them, a new one, one of them, and what to hand in when the real account is reported. */
export default function Cases() {
  const { '*': part = '' } = useParams();
  useLiveCases();
  if (part === '') return <AllCases />;
  if (part === 'new') return <Begin />;
  if (part === 'defend') return <Defend />;
  const [caseId = '', page] = part.split('/');
  return <OwnCase caseId={caseId} kept={page === 'kept'} key={caseId} />;
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

function OwnCase({ caseId, kept }: { caseId: string; kept: boolean }) {
  const user = useUser();
  return (
    <OneCase
      caseId={caseId}
      kept={kept}
      waits={!user.data && !user.error}
      name={user.data && fullName(user.data)}
      accounts={user.data?.socialMediaAccounts ?? []}
      suggested={regionOfPhone(phoneOf(user.data))}
    />
  );
}

const phoneOf = (user: User | undefined): string => user?.phoneCell ?? user?.phones?.[0]?.phoneNumber ?? '';
