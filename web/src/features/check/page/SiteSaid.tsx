import type { HandleDiff as Diff } from '#domain/engine/handle/handle-diff';
import { HandleDiff } from '../../../ui/handle-diff/HandleDiff.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { words } from '../words.ts';
import styles from './AccountsPage.module.css';

const said = words.page.site;

/** A website beside the one that is proven on the page. */
export interface SiteAnswer {
  host: string;
  domain: string;
  listed: boolean;
  ofMail: boolean;
  diff: Diff | undefined;
  /** What compares them did not come. */
  uncompared?: boolean;
}

/** Whether a website is the one that is proven, and how it differs. */
export function SiteSaid({
  answer: { host, domain, listed, ofMail, diff, uncompared },
}: {
  answer: SiteAnswer;
}) {
  const [before, after, end] = (ofMail ? said.mail : said.site)[
    !listed ? 'no' : host === domain ? 'same' : 'part'
  ];
  return (
    <div className={styles.answer}>
      <p>
        <Mark kind={!listed ? 'none' : ofMail ? 'part' : 'done'}>
          {before}
          <span className="handle">{host}</span>
          {after}
          {host !== domain && <span className="handle">{domain}</span>}
          {end}
        </Mark>
      </p>
      {diff && <HandleDiff diff={diff} yours={said.proven} theirs={words.page.given} />}
      {uncompared && <p className="small">{words.page.uncompared}</p>}
      {(ofMail || !listed) && (
        <p className="small quiet">{ofMail ? said.mail[listed ? 'yesMeans' : 'noMeans'] : said.noMeans}</p>
      )}
    </div>
  );
}
