import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { useFocusKept } from '../../lib/focus/use-focus-kept.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Clause } from '../../ui/Clause.tsx';
import { WithoutScript } from '../../ui/form/WithoutScript.tsx';
import type { Asked, Begun } from './begin.ts';
import { keepBegun, keptBegun } from './begun-kept.ts';
import { Confirming } from './Confirming.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import styles from './Rights.module.css';
import { isBroken, tokenIn } from './rights-token.ts';
import { words } from './words.ts';

interface Props {
  /** What the page says around its form. */
  said: { how: string; steps: readonly string[]; ask: string };
  /** `given`: what was asked before its code was given up. */
  form: (onBegun: (begun: Begun) => void, given?: Asked) => ReactNode;
  aside?: ReactNode;
}

/**
 * A form, then its code, then how far the request is: that stands behind the # of the address from then on. Drawn ahead, it is the
 * form, because no server gets to see what is behind the #.
 */
export function RightsPage({ said, form, aside }: Props) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  /** Null: begun here, and over. */
  const [here, setHere] = useState<Begun | null>();
  const [given, setGiven] = useState<Asked>();
  const [confirmed, setConfirmed] = useState<string>();
  const hydrated = useHydrated();
  const earlier = useMemo(() => (hydrated ? keptBegun(pathname) : undefined), [hydrated, pathname]);
  const begun = here === undefined ? earlier : here;
  const setBegun = (next?: Begun) => {
    keepBegun(next, pathname);
    setHere(next ?? null);
  };
  const token = tokenIn(hydrated ? hash : '');
  if (token) return <RequestStatus token={token} confirmed={token === confirmed} key={token} />;
  return (
    <>
      {hydrated && isBroken(hash) && (
        <p className="note" role="alert">
          {words.broken}
        </p>
      )}
      <Asking title={begun ? words.code.title : said.ask}>
        {begun ? (
          <Confirming
            begun={begun}
            onBegun={setBegun}
            onConfirmed={(opens) => {
              setBegun();
              setConfirmed(opens);
              void navigate({ hash: opens });
            }}
            onCancel={() => {
              setBegun();
              setGiven(begun.asked);
            }}
          />
        ) : (
          <>
            {form(setBegun, given)}
            <WithoutScript instead={words.noScript} />
          </>
        )}
      </Asking>
      <Clause title={said.how}>
        <div className="prose">
          <ol className={styles.steps}>
            {said.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {aside}
          <p className="small">
            {words.orWrite[0]}
            <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>
            {words.orWrite[1]}
          </p>
        </div>
      </Clause>
    </>
  );
}

/** The form, or its code in its place. */
function Asking({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useFocusKept(box);
  return (
    <Clause title={title} ref={box}>
      {children}
    </Clause>
  );
}
