import { Fragment } from 'react';
import type { ShownDomain } from '#domain/contract/business-domains';
import { reportText } from '#domain/domain-watch/report-text';
import { dayOf } from '../../../lib/when.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { More } from '../../../ui/page/More.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { useCaseBusiness } from '../../case/owner/case-business.ts';
import { words as said } from './words.ts';
import rowed from '../Rows.module.css';
import styles from './WatchedDomains.module.css';

/** Whom a name was bought from, and a text to send there in the name of the business. */
export function ReportDomain({ name }: { name: ShownDomain }) {
  const { domain, brand, registry, host, lastLooked, foundAt } = name;
  const known = registry?.kind === 'registered' ? registry.registration : undefined;
  const business = useCaseBusiness();
  const text = reportText(name, brand, lastLooked ?? foundAt, business);
  return (
    <details className={`${styles.report} ${rowed.folded}`}>
      <summary className="no-print">
        <More>{said.report}</More>
        <span className="vh"> {domain}</span>
      </summary>
      <div className="stack-small">
        <p className="small">
          {known?.registrar || known?.createdAt ? (
            <>
              {known.registrar && (
                <>
                  {said.registrar}: <ShownText text={known.registrar} />
                  <br />
                </>
              )}
              {known.createdAt && `${said.registered}: ${dayOf(known.createdAt)}`}
            </>
          ) : (
            said[registry && registry.kind !== 'could not look' ? 'noRegistrar' : 'notAsked']
          )}
          {host?.kind === 'known' && host.host.name && (
            <>
              <br />
              {said.host}: <ShownText text={host.host.name} />
            </>
          )}
        </p>
        <div className="stack-small no-print">
          <p className="quiet small prose">{said.letter}</p>
          <pre className={styles.letter} tabIndex={0} aria-label={said.letter}>
            {text.split('\n').map((line, at) => (
              <Fragment key={at}>
                <ShownText text={line} />
                {'\n'}
              </Fragment>
            ))}
          </pre>
          <CopyButton text={text} label={said.copy} />
        </div>
      </div>
    </details>
  );
}
