import { useMutation } from '@tanstack/react-query';
import { Failed } from '../../../ui/form/Failed.tsx';
import type { Case } from '#domain/case/case';
import { useLinks } from '../../../lib/use-links.ts';
import { useCaseNow } from '../api.ts';
import { useCaseBusiness } from '../owner/case-business.ts';
import { isOwn, type OwnAccounts, namedOf } from '../owner/own-accounts.ts';
import { askConfirmed } from '../confirmed/ask-confirmed.ts';
import { stepTitle } from '../next/next-step.ts';
import { isWithheld, lostText, packReport } from './report/pack-report.ts';
import { words as packWords } from './words.ts';
import { pressed } from '../../../lib/late/pressed.ts';
import { saveFile } from '../../../lib/save-file.ts';
import styles from './PackButtons.module.css';

interface Props {
  one: Case;
  name: string;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
  /** That the account's holder confirmed it, as the page knows. */
  confirmed?: string | undefined;
  /** Whether this person stands behind the report of the case as it is kept by now. */
  isSaid: (now: Case) => boolean;
}

/** The case as one PDF, or as a ZIP of everything; what makes them is fetched on the first press. */
export function PackButtons({ one: shown, name, accounts, confirmed, isSaid }: Props) {
  const { caseId } = shown;
  const links = useLinks();
  const business = useCaseBusiness();
  const caseNow = useCaseNow(caseId);
  const make = useMutation({
    mutationFn: async (kind: 'pdf' | 'zip') => {
      const { loadPack } = await pressed(() => import('./load-pack.ts'));
      // Not as the page has it: what goes to the police lacks nothing.
      const one = await caseNow();
      const own = namedOf(one, accounts, business);
      const pack = await loadPack({
        ...{ one, business, at: Date.now(), address: links.address },
        report: packReport(
          one,
          { name, address: links.address, business, accounts },
          { confirmed: await askConfirmed(one, confirmed), isSaid: isSaid(one) },
        ),
        own: own && { ...own, url: links.address(own) ?? own.url },
      });
      saveFile(`countersign-case-${caseId}.${kind}`, pack[kind], `application/${kind}`);
    },
  });
  const button = (kind: 'pdf' | 'zip', words: string) => (
    <button type="button" className="button" disabled={make.isPending} onClick={() => make.mutate(kind)}>
      {make.isPending && make.variables === kind ? packWords.busy : words}
    </button>
  );
  return (
    <section className={`no-print ${styles.pack}`} aria-label={packWords.title}>
      <h2 className="h4">{packWords.title}</h2>
      <p className="quiet prose">{packWords.lead}</p>
      {!isOwn(shown, accounts) && isWithheld(shown, { confirmed, isSaid: isSaid(shown) }) && (
        <p className="small">{lostText(shown) || packWords.withheld(stepTitle('report', shown))}</p>
      )}
      <Failed error={make.error} />
      <p className="actions">
        {button('pdf', packWords.pdf)}
        {button('zip', packWords.zip)}
      </p>
    </section>
  );
}
