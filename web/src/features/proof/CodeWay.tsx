import { useRef, useState } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import type { AccountProof } from '#domain/proof/proof';
import { useFocusKept } from '../../lib/use-focus-kept.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useDemo } from '../../lib/use-demo.ts';
import { useCheckProof, useStartProof } from './api.ts';
import styles from './CodeWay.module.css';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Proving an account by a code on its public profile: the code, where it goes, and the look at it. */
export function CodeWay({ account }: { account: AccountProof }) {
  const { platform, handle } = account;
  const { name } = platformTable[platform];
  const box = useRef<HTMLElement>(null);
  useFocusKept(box);
  const start = useStartProof();
  const check = useCheckProof();
  const demo = Boolean(useDemo());
  const [lookedAt, setLookedAt] = useState<number>();
  const code = start.data?.code ?? account.code;
  const where =
    start.data?.where ??
    `Put it into your bio on ${name}, or behind your name there, and leave it: we look again every day.`;
  const look = () => check.mutate({ platform, handle }, { onSettled: () => setLookedAt(Date.now()) });

  return (
    <section aria-label="With a code on your profile" ref={box}>
      <h2 className="h4">With a code on your profile</h2>
      {code ? (
        <>
          <code className={styles.code}>{code}</code>
          <p className="small">{where}</p>
          <p className="small quiet">
            The code names one handle, <span className="handle">{handle}</span>. Whoever copies it onto
            another profile shows that theirs is the copy: there it counts against them, and we report it to
            you.
          </p>
          <p className="actions">
            <CopyButton text={code} label="Copy the code" />
            {demo && (
              <a
                className="button"
                href={`/platforms/${platform.toLowerCase()}/edit/${encodeURIComponent(handle)}`}
                target="_blank"
                rel="noreferrer"
              >
                Edit the stand-in profile
              </a>
            )}
            <button type="button" className="button primary" disabled={check.isPending} onClick={look}>
              {check.isPending ? 'Looking' : 'Check now'}
            </button>
          </p>
          <p role="status" className="small">
            {check.isPending && `Reading the profile at ${name}. This can take half a minute.`}
          </p>
          {check.error && !check.isPending && (
            <p className="note" role="alert">
              {check.error.message}
              {lookedAt !== undefined && <span className="label"> Looked at {time.format(lookedAt)}.</span>}
            </p>
          )}
        </>
      ) : (
        <>
          <p className="small">
            We make a short code for <span className="handle">{handle}</span>. You put it on the profile, we
            read it there. No password, no sign-in.
          </p>
          <p className="actions">
            <button
              type="button"
              className="button primary"
              disabled={start.isPending}
              onClick={() => start.mutate({ platform, handle })}
            >
              {start.isPending ? 'Making it' : 'Get the code'}
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
