import type { DomainRecord } from '#domain/business/domain-proof';
import { dayOf } from '../../../lib/when.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { useAccountCall, useDomainProof } from '../account-api.ts';
import styles from './DomainProof.module.css';
import { words } from './words.ts';

/** Whether the business has proven its domain, the record that does it, and the look at the DNS. */
export function DomainProof({ businessId, domain }: { businessId: string; domain: string }) {
  const { data, error, refetch } = useDomainProof(businessId, domain);
  const check = useAccountCall('verify-domain', ['domain-proof', 'business', 'brand']);
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton label={words.loading} />
    );
  const { proof, lost, record } = data;
  return (
    <section className="stack-small" aria-labelledby="domain-proof">
      <h3 className="h4" id="domain-proof">
        {words.title}
      </h3>
      <p className="prose">
        <Mark kind={proof ? 'done' : 'none'}>
          {proof
            ? words.proven(dayOf(proof.verifiedAt), dayOf(proof.checkedAt))
            : lost
              ? words.lost
              : words.open}
        </Mark>
      </p>
      {lost && <p className="note">{words.gone(dayOf(lost.checkedAt), dayOf(lost.lostAt))}</p>}
      <p className="prose">{proof ? words.keep : lost ? words.putBack : words.lead}</p>
      {record && <RecordToAdd record={record} domain={domain} />}
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={check.isPending}
          onClick={() => check.mutate({ businessId })}
        >
          {check.isPending ? words.checking : words.check}
        </button>
      </p>
      <Failed error={check.error} />
      <p role="status">
        {check.data &&
          (lost && check.data.state === 'MISSING' ? words.stillGone : words.said[check.data.state])}
      </p>
    </section>
  );
}

const RecordToAdd = ({ record, domain }: { record: DomainRecord; domain: string }) => (
  <>
    <dl className={styles.record}>
      <dt>{words.type}</dt>
      <dd>{record.type}</dd>
      <dt>{words.name}</dt>
      <dd className="handle">{record.name}</dd>
      <dt>{words.value}</dt>
      <dd className="handle">{record.value}</dd>
    </dl>
    <p className="actions">
      <CopyButton text={record.name} label={words.copyName} />
      <CopyButton text={record.value} label={words.copyValue} />
    </p>
    <p className="quiet small prose">{words.nameHint(domain)}</p>
  </>
);
