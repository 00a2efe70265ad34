import { useRef, useState } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import type { AccountProof } from '#domain/proof/proof';
import { useFocusKept } from '../../../lib/focus/use-focus-kept.ts';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useDemo } from '../../../lib/use-site-config.ts';
import { useCheckProof, useStartProof } from '../api.ts';
import { words } from '../words.ts';
import styles from './CodeWay.module.css';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Nothing was checked where the call never arrived. */
const isLost = (error: Error) => error instanceof CallFailed && error.code === 'NETWORK';

/** Proving an account by a code on its public profile: the code, where it goes, and the look at it. */
export function CodeWay({ account }: { account: AccountProof }) {
  const { platform, handle } = account;
  const { name } = platformTable[platform];
  const box = useRef<HTMLElement>(null);
  useFocusKept(box);
  const start = useStartProof();
  const check = useCheckProof();
  const demo = Boolean(useDemo());
  const [checkedAt, setCheckedAt] = useState<number>();
  const code = start.data?.code ?? account.code;
  const where = start.data?.where ?? words.code.where(name);
  const look = () => check.mutate({ platform, handle }, { onSettled: () => setCheckedAt(Date.now()) });

  return (
    <section aria-label={words.code.title} ref={box}>
      <h2 className="h4">{words.code.title}</h2>
      {code ? (
        <>
          <code className={styles.code}>{code}</code>
          <p className="small">{where}</p>
          <p className="small quiet">
            {words.code.copied[0]}
            <span className="handle">{handle}</span>
            {words.code.copied[1]}
          </p>
          <p className="actions">
            <CopyButton text={code} label={words.code.copy} />
            {demo && (
              <a
                className="button"
                href={`/platforms/${platform.toLowerCase()}/edit/${encodeURIComponent(handle)}`}
                target="_blank"
                rel="noreferrer"
              >
                {words.code.edit}
              </a>
            )}
            <button type="button" className="button primary" disabled={check.isPending} onClick={look}>
              {check.isPending ? words.code.checking : words.code.check}
            </button>
          </p>
          <p role="status" className="small">
            {check.isPending && words.code.reading(name)}
          </p>
          {check.error && !check.isPending && (
            <p className="note" role="alert">
              {check.error.message}
              {checkedAt !== undefined && (
                <span className="label">
                  {(isLost(check.error) ? words.code.tried : words.code.checked)(time.format(checkedAt))}
                </span>
              )}
            </p>
          )}
        </>
      ) : (
        <>
          <p className="small">
            {words.code.how[0]}
            <span className="handle">{handle}</span>
            {words.code.how[1]}
          </p>
          <p className="actions">
            <button
              type="button"
              className="button primary"
              disabled={start.isPending}
              onClick={() => start.mutate({ platform, handle })}
            >
              {start.isPending ? words.code.making : words.code.get}
            </button>
          </p>
          {start.error && (
            <p className="note" role="alert">
              {start.error.message}
            </p>
          )}
        </>
      )}
    </section>
  );
}
