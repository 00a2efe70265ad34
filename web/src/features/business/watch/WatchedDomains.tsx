import { asSeen } from '#domain/engine/web/as-seen';
import { More } from '../../../ui/page/More.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { ClassifyList } from '../classify/ClassifyList.tsx';
import { words as ofLists } from '../classify/words.ts';
import { DomainLooks } from '../looks/DomainLooks.tsx';
import type { OwnBusiness } from '../api.ts';
import { useToldCall } from '../use-told-call.ts';
import { words } from '../words.ts';
import { words as said } from './words.ts';
import { GiveDomain } from './GiveDomain.tsx';
import { useDomains } from './use-domains.ts';
import { WatchedRow } from './WatchedRow.tsx';
import { WatchState } from './WatchState.tsx';
import styles from './WatchedDomains.module.css';
import rowed from '../Rows.module.css';

/** Which look-alikes of the domain exist and what they do, the likeliest first; and what such names look like. */
export function WatchedDomains({ business, domain }: { business: OwnBusiness; domain: string }) {
  const { id: businessId, name, shortName } = business;
  const { data, error, refetch } = useDomains(businessId);
  const look = useToldCall('look-at-domains');
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton label={said.loading} />
    );
  const list = (marked: boolean) => data.domains.filter(({ mark }) => Boolean(mark) === marked);
  const rows = (marked: boolean) => (
    <ul className={rowed.rows} aria-label={marked ? said.marked(list(true).length) : said.list}>
      {list(marked).map((name) => (
        <li key={name.domain}>
          <WatchedRow businessId={businessId} name={name} />
        </li>
      ))}
    </ul>
  );
  const isBusy = data.state === 'waiting' || data.state === 'running';
  return (
    <div className="stack-small">
      <WatchState data={data} />
      {list(false).length > 0 && rows(false)}
      {data.more > 0 && <p className="quiet small">{said.more(data.more)}</p>}
      {list(true).length > 0 && (
        <details className={rowed.folded}>
          <summary>
            <More>{said.marked(list(true).length)}</More>
          </summary>
          {rows(true)}
        </details>
      )}
      <div className={`no-print ${styles.tools}`}>
        {!isBusy && (
          <button
            type="button"
            className="button"
            disabled={look.isPending}
            onClick={() => void look.act({ businessId }, () => said.started)}
          >
            {said.again}
          </button>
        )}
        <details className={rowed.folded}>
          <summary>
            <More>{said.give.open}</More>
          </summary>
          <GiveDomain businessId={businessId} />
        </details>
        <details className={rowed.folded}>
          <summary>
            <More>{said.typical}</More>
          </summary>
          <div className="stack-small">
            <p className="quiet prose">{words.looks.lead(asSeen(domain))}</p>
            <DomainLooks typed={domain} />
          </div>
        </details>
        <details className={rowed.folded}>
          <summary>
            <More>{ofLists.open}</More>
          </summary>
          <ClassifyList imitated={{ domain, name, shortName }} key={domain} />
        </details>
      </div>
    </div>
  );
}
