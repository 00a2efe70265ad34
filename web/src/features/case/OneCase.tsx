import { Link } from 'react-router-dom';
import { ownNameIn } from '#domain/case/case';
import { casesPath } from '#domain/case/owner';
import type { Region } from '#domain/case/region';
import { businessSubject } from '#domain/keys';
import type { CallFailed } from '../../lib/api/call-failed.ts';
import { askAgain } from '../../lib/api/queries.ts';
import { useTitle } from '../../lib/title.ts';
import { useNow } from '../../lib/use-now.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { useCase } from './api.ts';
import { caseName } from './case-state.ts';
import { CaseStory } from './CaseStory.tsx';
import { KeptPage } from './evidence/KeptPage.tsx';
import { useCaseBusiness } from './owner/case-business.ts';
import type { OwnAccounts } from './owner/own-accounts.ts';
import { words } from './words.ts';

const said = words.page;

interface Props {
  caseId: string;
  /** Everything that it keeps, instead of its story. */
  kept: boolean;
  /** How its owner is called. */
  name?: string | undefined;
  /** The accounts that they list. */
  accounts?: OwnAccounts | undefined;
  /** That is not known yet. */
  waits?: boolean;
  suggested?: Region | undefined;
}

/** The page of one case. */
export function OneCase({ caseId, kept, name, accounts, waits, suggested }: Props) {
  const { data: one, error } = useCase(caseId);
  const business = useCaseBusiness();
  const now = useNow();
  useTitle(one ? caseName(one) : said.title);
  const unknown = !one && (error as CallFailed | null)?.code === 'NOT_FOUND';
  if (one && kept)
    return (
      <div className="app-page">
        <KeptPage one={one} />
      </div>
    );
  if (one && !waits)
    return (
      <div className="app-page">
        <CaseStory
          one={one}
          name={name ?? ownNameIn(one) ?? ''}
          own={name ?? ''}
          accounts={accounts}
          now={now}
          suggested={suggested}
        />
      </div>
    );
  return (
    <AppPage title={unknown ? said.unknown : said.title}>
      {unknown ? (
        <p>
          {business ? said.ended : said.elsewhere}
          <Link to={casesPath({ userId: business ? businessSubject(business.id) : '' })}>{said.all}</Link>
        </p>
      ) : error ? (
        <Trouble words={error.message} again={askAgain} />
      ) : (
        <Skeleton rows={8} label={said.loading} />
      )}
    </AppPage>
  );
}
