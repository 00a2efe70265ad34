import { Link } from 'react-router-dom';
import type { AccountProof } from '#domain/proof/proof';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { LeftOut } from './LeftOut.tsx';
import { useLeftOutSince, useOwnPage, useSetPage } from '../api.ts';
import { useProvingFor } from '../proving-for.ts';
import { ProofNote } from '../ProofNote.tsx';
import { words } from '../words.ts';
import { useWaitsForName } from './use-waits-for-name.ts';
import styles from './PageSwitch.module.css';

const said = words.page;

/** Whether one's confirmed accounts stand together on a page of their own, and its address. */
export function PageSwitch({ accounts }: { accounts: readonly AccountProof[] }) {
  const business = useProvingFor();
  const { lead, show } = business ? said.ofBusiness : said;
  const { data: page } = useOwnPage();
  const leftOut = useLeftOutSince();
  const set = useSetPage();
  const shown = set.isPending ? set.variables : (page?.shown ?? false);
  const count = accounts.filter((account) => account.public).length;
  const waiting = accounts.filter((account) => account.wantsPublic && !account.public);
  /** What would be on it, were it not for a review. */
  const paused = waiting.filter(({ inReview }) => inReview).length;
  const nameless = waiting.filter(useWaitsForName()).length;
  const soon = waiting.length - paused - nameless;
  /** The page of a business is headed by its proven domain. */
  const lost = business?.hasDomain === false;
  const path = page && `/accounts/${page.id}`;
  return (
    <section className={styles.page} aria-labelledby="accounts-page">
      <h2 className="h4" id="accounts-page">
        {said.title}
      </h2>
      <label className="check">
        <input
          type="checkbox"
          checked={shown}
          // Disabled while it is saved, it would lose the focus.
          aria-busy={set.isPending}
          disabled={page === undefined || (lost && !shown && !set.isPending)}
          onChange={({ target }) =>
            set.isPending || set.mutate(target.checked, { onError: (error) => toast(error.message) })
          }
        />
        <span>
          {show}
          <ProofNote>{lead}</ProofNote>
        </span>
      </label>
      <p className="small quiet" role="status">
        {page?.shown &&
          !leftOut &&
          (lost && count + soon > 0
            ? said.ofBusiness.needsDomain
            : [
                ...(count > 0 ? [said.count(count)] : waiting.length > 0 ? [] : [said.empty]),
                ...(soon > 0 ? [said.soon(soon)] : []),
                ...(nameless > 0 ? [said.nameless(nameless)] : []),
                ...(paused > 0 ? [said.paused(paused)] : []),
              ].join(' '))}
        {!page?.shown && lost && said.ofBusiness.needsDomain}
        {page?.shown === false && !lost && said.kept}
      </p>
      {page?.shown && leftOut && <LeftOut since={leftOut} />}
      {page?.shown && path && count > 0 && !lost && !leftOut && (
        <p className="actions">
          <Link className="button" to={path}>
            {said.open}
          </Link>
          <CopyButton text={location.origin + path} label={said.copy} />
        </p>
      )}
    </section>
  );
}
