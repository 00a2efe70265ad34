import { useId, type ReactNode } from 'react';
import type { Case } from '#domain/case/case';
import { abuseContacts } from '#domain/domain-watch/report-text';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { NamesApart } from '../../../ui/text/NamesApart.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import letter from '../../compare/report/ReportLetter.module.css';
import type { Said } from '../../compare/report/ReportLetter.tsx';
import { words } from './words.ts';

interface Props {
  one: Case;
  report: string;
  said: Said;
  /** What is to be known of the text, right above it. */
  note?: ReactNode;
  /** What is said below the text. */
  children?: ReactNode;
}

/** The text for registrar and host, and where each takes reports; the text once somebody says that they looked. */
export function DomainLetter({ one, report, said: { sure, say }, note, children }: Props) {
  const id = useId();
  return (
    <>
      <label className="check" htmlFor={id}>
        <input id={id} type="checkbox" checked={sure} onChange={(event) => say(event.target.checked)} />
        <span>{words.sure}</span>
      </label>
      {note}
      <div className={letter.letter}>
        <div className="sheet-head">
          <h3 className="h4">{words.letter}</h3>
          {sure && <CopyButton text={report} label={words.copy} />}
        </div>
        {sure ? (
          <pre tabIndex={0} aria-label={words.text} role="region">
            <NamesApart text={report} />
          </pre>
        ) : (
          <p className={letter.locked}>{words.locked}</p>
        )}
      </div>
      {children}
      {one.domain && <Contacts seen={one.domain} />}
    </>
  );
}

function Contacts({ seen }: { seen: NonNullable<Case['domain']> }) {
  const id = useId();
  const { registry, host } = seen;
  const to = abuseContacts(seen);
  const names = {
    registrar: registry?.kind === 'registered' ? registry.registration.registrar : undefined,
    host: host?.kind === 'known' ? host.host.name : undefined,
  };
  const unregistered = registry && registry.kind !== 'could not look' ? 'noRegistrar' : 'notAsked';
  return (
    <section className="stack-small" aria-labelledby={id}>
      <h3 className="h4" id={id}>
        {words.contacts}
      </h3>
      {(['registrar', 'host'] as const).map((who) => (
        <p key={who}>
          {words[who]}
          {names[who] && (
            <>
              {' '}
              <ShownText text={names[who]} />
            </>
          )}
          :{' '}
          {to[who] ? (
            <span className="handle">
              <ShownText text={to[who]} />
            </span>
          ) : (
            <span className="quiet">
              {names[who] ? words.unknown : who === 'host' ? words.noHost : words[unregistered]}
            </span>
          )}
        </p>
      ))}
      <p className="quiet prose">{words.advice}</p>
    </section>
  );
}
