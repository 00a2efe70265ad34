import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BrandFinding } from '#domain/contract/business-brand';
import { isClone, needsDecision } from '#domain/scan/finding';
import { useNow } from '../../../lib/use-now.ts';
import { when } from '../../../lib/when.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { More } from '../../../ui/page/More.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { useMissingFinding } from '../../message/use-missing-finding.ts';
import type { OwnBusiness } from '../api.ts';
import { isHandleAlone } from '../../scan/handle-alone.ts';
import styles from './BrandFindings.module.css';
import { BrandRow } from './BrandRow.tsx';
import { GiveCopy } from './give/GiveCopy.tsx';
import { GivenStands } from './give/GivenStands.tsx';
import { type GivenLink, linkIn } from './give/link-in.ts';
import { useGiven } from './give/use-given.ts';
import { muteDomain } from './mute-domain.ts';
import { nameWords } from './name-words.ts';
import { noneWords } from './none-words.ts';
import { type Brand, useBrand, useBrandCall } from './use-brand.ts';
import { askedNow, whereWords } from './where-words.ts';
import { words } from './words.ts';

/** Accounts that look like those of the business: what waits for a decision first, the rest folded. */
export function BrandFindings({
  business,
  settings,
}: {
  business: OwnBusiness;
  settings?: string | undefined;
}) {
  const { id: businessId } = business;
  const { data, dataUpdatedAt, error, refetch } = useBrand(businessId);
  useMissingFinding(data?.findings);
  const search = useBrandCall('search-brand');
  const { came, row, onGiven } = useGiven(data?.findings, dataUpdatedAt);
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<GivenLink>();
  // A notification may lead here while the page is open.
  const [done, setDone] = useState<string>();
  const linked = params.get('give') === done ? undefined : linkIn(params);
  const given = chosen ?? linked;
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton label={words.loading} />
    );
  const open = data.findings.filter(needsDecision);
  const unsure = data.findings.filter(isHandleAlone);
  const alike = data.findings.filter((one) => one.status === 'OPEN' && !isClone(one) && !isHandleAlone(one));
  const decided = data.findings.filter(({ status }) => status !== 'OPEN');
  const askedOn = askedNow(data.sources, data.ended);
  const rows = (some: readonly BrandFinding[], label: string) => (
    <ul className={styles.list} aria-label={label}>
      {some.map((finding) => (
        <li key={finding.id} ref={finding === came ? row : undefined}>
          <BrandRow
            {...{ business, finding }}
            isAsked={askedOn.has(finding.platform)}
            onTellMore={() => setChosen(finding.theirs)}
          />
        </li>
      ))}
    </ul>
  );
  const folded = (some: readonly BrandFinding[], label: string) =>
    some.length > 0 && (
      <details className={styles.folded}>
        <summary>
          <More>{label}</More>
        </summary>
        {rows(some, label)}
      </details>
    );
  return (
    <div className="stack-small">
      <State {...{ business, data, settings }} />
      {open.length > 0 && rows(open, words.list)}
      {unsure.length > 0 && rows(unsure, words.unsure.list)}
      {folded(alike, words.alike(alike.length))}
      {folded(decided, words.decided(decided.length))}
      <div role="status">{came && <GivenStands finding={came} />}</div>
      <GiveCopy
        {...{ business, given, onGiven }}
        onDone={() => {
          setChosen(undefined);
          setDone(params.get('give') ?? undefined);
        }}
      >
        {(data.state === 'done' || data.state === 'not yet') && (
          <button
            type="button"
            className="button quiet-button"
            disabled={search.isPending}
            onClick={() =>
              search.act({ businessId }, ({ state }) => (state === 'running' ? words.started : words.notDue))
            }
          >
            {words.search}
          </button>
        )}
      </GiveCopy>
    </div>
  );
}

/** At how many platforms we looked; which, how, and where not is one step away. */
function Where({ sources, ended, isMute }: Pick<Brand, 'sources' | 'ended'> & { isMute: boolean }) {
  const { searched, total, sentences } = whereWords(sources, { ended, isMute });
  return (
    <details className={`${styles.folded} ${styles.where}`}>
      <summary className="small">
        {words.searched(searched, total)} <More>{words.how}</More>
      </summary>
      {sentences.map((sentence) => (
        <p className="quiet small prose" key={sentence}>
          {sentence}
        </p>
      ))}
    </details>
  );
}

interface StateProps {
  business: OwnBusiness;
  data: Brand;
  settings?: string | undefined;
}

function State({ business, data, settings }: StateProps) {
  const now = useNow();
  const { state, sources, ended, lastLookedAt, findings, hasMoreToAsk } = data;
  const alone = business.socialMediaAccounts?.length ? words.none : words.noneByName;
  const none = hasMoreToAsk ? words.noneThen : alone;
  const { searched } = whereWords(sources);
  const mute = muteDomain(business);
  return (
    <div role="status">
      {state === 'nothing to search' && (
        <p className="quiet prose">
          {words.nothing(settings !== undefined, mute)}{' '}
          {settings && <Link to={settings}>{words.settings}</Link>}
        </p>
      )}
      {state === 'not yet' && <p className="prose">{words.notYet}</p>}
      {state === 'running' && <Mark kind="part">{words.running}</Mark>}
      {state === 'done' && lastLookedAt && (
        <p className="prose">
          {words.done(when(lastLookedAt, now))} {noneWords(findings, searched, none)}
          {hasMoreToAsk && ` ${words.more}`}
        </p>
      )}
      {state === 'done' && (
        <>
          <p className="quiet small prose">{nameWords(business, settings !== undefined)}</p>
          <Where {...{ sources, ended }} isMute={!!mute} />
        </>
      )}
    </div>
  );
}
