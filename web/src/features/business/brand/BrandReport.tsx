import type { BrandFinding } from '#domain/contract/business-brand';
import { platformTable } from '#domain/platform/platform-table';
import { isAccount } from '#domain/scan/finding';
import { useLinks } from '../../../lib/use-links.ts';
import { More } from '../../../ui/page/More.tsx';
import { ReportLetter } from '../../compare/report/ReportLetter.tsx';
import { useFindingDiff } from '../../scan/finding/use-finding-diff.ts';
import type { OwnBusiness } from '../api.ts';
import { brandReport, brandThere } from './brand-report.ts';
import styles from './BrandFindings.module.css';
import { words } from './words.ts';

/** The report of a copy in the name of the business: the platform's form, and the text to paste into it. */
export function BrandReport({ business, finding }: { business: OwnBusiness; finding: BrandFinding }) {
  const { platform, theirs, yours } = finding;
  const diff = useFindingDiff(finding);
  const { address } = useLinks();
  return (
    <details className={`no-print ${styles.folded}`}>
      <summary>
        <More>{words.report.title}</More>
        <span className="vh">
          {' '}
          {theirs.handle} {words.on(platformTable[platform].name)}
        </span>
      </summary>
      <div className="stack">
        <ReportLetter
          voice="us"
          platform={platform}
          url={theirs.url ?? undefined}
          copied={brandThere(business, finding)?.platform ?? (isAccount(yours) ? yours.platform : undefined)}
          report={brandReport(business, finding, diff, address)}
          sureWords={isAccount(yours) ? words.report.sure : words.report.sureAlone}
        />
      </div>
    </details>
  );
}
