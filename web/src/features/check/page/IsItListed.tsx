import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { useFocusKept } from '../../../lib/focus/use-focus-kept.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { HandleDiff } from '../../../ui/handle-diff/HandleDiff.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import type { Typed } from '../../platform/account-read.ts';
import { AccountField } from '../../platform/AccountField.tsx';
import { accountTyped, faultTyped } from './account-typed.ts';
import type { PageAccount } from './ask-page.ts';
import type { closest } from './closest.ts';
import { comparing } from './comparing.ts';
import { type SiteAnswer, SiteSaid } from './SiteSaid.tsx';
import { isOf, siteTyped } from './site-typed.ts';
import { words } from '../words.ts';
import styles from './AccountsPage.module.css';

const said = words.page;
// The engine comes with the first question.
const loadClosest = comparing(() => import('./closest.ts'));
const loadClosestSite = comparing(() => import('./closest-site.ts'));
const Account = z.object({
  handle: z.string(),
  shown: z.optional(z.string()),
  where: z.string(),
  platform: z.optional(Platform),
});
const Asked = z.union([z.object({ host: z.string(), ofMail: z.optional(z.literal(true)) }), Account]);
type Account = z.infer<typeof Account>;
type AccountAnswer = Account &
  ({ listed: true } | { listed: false; nearest: ReturnType<typeof closest>; uncompared: boolean });

const isSame = (one: PageAccount, other: Account) =>
  one.platform === other.platform && one.handle.toLowerCase() === other.handle.toLowerCase();

/** `chosenFor`: what stood in the field when the platform was chosen. */
interface Entry extends Typed {
  chosenFor: string;
}

interface Props {
  accounts: readonly PageAccount[];
  /** The proven one of the business whose page it is. */
  domain?: string | undefined;
}

/**
 * Whoever came from a profile learns whether that profile is on the list, and on the page of a business whether a website is its own:
 * a copy can link here as well.
 */
export function IsItListed({ accounts, domain }: Props) {
  const title = useId();
  const siteOf = (typed: Typed) => (domain ? siteTyped(typed, domain) : undefined);
  /** The entry as it counts: a platform that was chosen for a handle before doesn't make one of a website. */
  const counted = ({ link, platform, chosenFor }: Entry): Typed => ({
    link,
    platform: chosenFor !== link && siteOf({ link, platform: '' }) ? '' : platform,
  });
  const form = useContractForm({
    schema: Asked,
    values: { link: '', platform: '', chosenFor: '' },
    request: (entry) => siteOf(counted(entry)) ?? accountTyped(counted(entry)) ?? {},
    rules: (entry) => ({ link: siteOf(counted(entry)) ? undefined : faultTyped(counted(entry)) }),
    send: async (asked): Promise<AccountAnswer | SiteAnswer> => {
      if ('host' in asked) return answerOfSite(asked, domain!);
      if (accounts.some((account) => isSame(account, asked))) return { ...asked, listed: true };
      const part = await loadClosest();
      return { ...asked, listed: false, nearest: part?.closest(asked, accounts), uncompared: !part };
    },
    stays: 'all',
  });
  const box = useRef<HTMLFormElement>(null);
  useFocusKept(box);
  const typed = counted(form.values);
  const site = siteOf(typed);
  // Gone as soon as something else is typed: it would read as being about that.
  const { answer } = form;
  return (
    <section className={styles.ask} aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {said.compare}
      </h2>
      <p className="quiet prose">{domain ? said.site.why : said.whyCompare}</p>
      <form className="form" ref={box} {...form.props}>
        <AccountField
          anywhere
          label={domain ? said.site.link : said.link}
          form={{
            values: typed,
            faults: form.faults,
            type: (part) => form.type({ ...part, ...('platform' in part && { chosenFor: typed.link }) }),
          }}
          hint={words.ask.hint}
          site={
            site && {
              isPlain: site.isPlain,
              words: site.ofMail ? said.site.readMail : site.isPlain ? said.site.read : undefined,
            }
          }
        />
        <p className="actions">
          <Submit form={form}>{said.check}</Submit>
        </p>
      </form>
      <div role="status">
        {answer &&
          ('host' in answer ? (
            <SiteSaid key={answer.host} answer={answer} />
          ) : (
            <Said key={answer.where + answer.handle} answer={answer} />
          ))}
      </div>
    </section>
  );
}

async function answerOfSite(
  { host, ofMail = false }: { host: string; ofMail?: boolean | undefined },
  domain: string,
): Promise<SiteAnswer> {
  if (isOf(host, domain)) return { host, domain, ofMail, listed: true, diff: undefined };
  const part = await loadClosestSite();
  return { host, domain, ofMail, listed: false, diff: part?.differenceOf(domain, host), uncompared: !part };
}

function Said({ answer }: { answer: AccountAnswer }) {
  const { platform, where, handle, shown = handle, listed } = answer;
  const [before, after] = said[listed ? 'yes' : 'no'];
  const verdict = (
    <p>
      <Mark kind={listed ? 'done' : 'none'}>
        {before}
        <span className="handle">{shown}</span>
        {after(where)}
      </Mark>
    </p>
  );
  if (answer.listed) return <div className={styles.answer}>{verdict}</div>;
  const { nearest, uncompared } = answer;
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
      {uncompared && <p className="small">{said.uncompared}</p>}
      <p className="small quiet">{platform ? said.noMeans : said.noMeansThere}</p>
      {platform && (
        <p className="actions">
          <Link className="button" to={`/check/${platform.toLowerCase()}/${encodeURIComponent(handle)}`}>
            {said.register}
          </Link>
        </p>
      )}
    </div>
  );
}
