import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { HandleDiff } from '../../../ui/handle-diff/HandleDiff.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { accountFault, typedAccount } from '../../platform/account-read.ts';
import { AccountField } from '../../platform/AccountField.tsx';
import type { PageAccount } from './ask-page.ts';
import type { closest } from './closest.ts';
import { words } from '../words.ts';
import styles from './AccountsPage.module.css';

const said = words.page;
const Asked = z.object({ platform: Platform, handle: z.string() });
type Account = z.infer<typeof Asked>;
type Answer = Account & ({ listed: true } | { listed: false; nearest: ReturnType<typeof closest> });

const isSame = (one: Account, other: Account) =>
  one.platform === other.platform && one.handle.toLowerCase() === other.handle.toLowerCase();

/** Whoever came from a profile learns whether that profile is on the list: a copy can link here as well. */
export function IsItListed({ accounts }: { accounts: readonly PageAccount[] }) {
  const title = useId();
  const form = useContractForm({
    schema: Asked,
    values: { link: '', platform: '' },
    request: (typed) => typedAccount(typed) ?? ({} as Account),
    rules: (typed) => ({ link: accountFault(typed) }),
    send: async ({ platform, handle }): Promise<Answer> => {
      const given = { platform, handle };
      if (accounts.some((account) => isSame(account, given))) return { ...given, listed: true };
      // The engine comes with the first question.
      const { closest: find } = await import('./closest.ts');
      return { ...given, listed: false, nearest: find(given, accounts) };
    },
    stays: 'all',
  });
  // Gone as soon as something else is typed: it would read as being about that.
  const { answer } = form;
  return (
    <section className={styles.ask} aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {said.compare}
      </h2>
      <p className="quiet prose">{said.whyCompare}</p>
      <form className="form" {...form.props}>
        <AccountField label={said.link} form={form} hint={words.ask.hint} />
        <p className="actions">
          <Submit form={form}>{said.check}</Submit>
        </p>
      </form>
      <div role="status">{answer && <Said key={answer.platform + answer.handle} answer={answer} />}</div>
    </section>
  );
}

function Said({ answer }: { answer: Answer }) {
  const { platform, handle, listed } = answer;
  const [before, after] = said[listed ? 'yes' : 'no'];
  const verdict = (
    <p>
      <Mark kind={listed ? 'done' : 'none'}>
        {before}
        <span className="handle">{handle}</span>
        {after(platformTable[platform].name)}
      </Mark>
    </p>
  );
  if (answer.listed) return <div className={styles.answer}>{verdict}</div>;
  const { nearest } = answer;
  return (
    <div className={styles.answer}>
      {verdict}
      {nearest && (
        <>
          <p>
            {said.nearest[0]}
            <span className={`handle ${styles.nearest}`}>{nearest.account.handle}</span>
            {said.nearest[1](platformTable[nearest.account.platform].name)}
          </p>
          <HandleDiff diff={nearest.diff} yours={said.listed} theirs={said.given} />
        </>
      )}
      <p className="small quiet">{said.noMeans}</p>
      <p className="actions">
        <Link className="button" to={`/check/${platform.toLowerCase()}/${encodeURIComponent(handle)}`}>
          {said.register}
        </Link>
      </p>
    </div>
  );
}
