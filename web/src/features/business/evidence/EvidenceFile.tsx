import { csvOf } from '#domain/business/csv';
import { saveFile } from '../../../lib/save-file.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Part } from '../../../ui/page/Part.tsx';
import { useCases } from '../../case/api.ts';
import { useBrand } from '../brand/use-brand.ts';
import { useSharedFindings } from '../shared/shared-api.ts';
import { useDomains } from '../watch/use-domains.ts';
import { evidenceRows } from './evidence-rows.ts';
import { words } from './words.ts';

/** All that was found for the business as one file for a spreadsheet; nothing while there is nothing in it. */
export function EvidenceFile({ businessId }: { businessId: string }) {
  const now = useNow();
  const { domain = null, domains, more } = useDomains(businessId).data ?? {};
  const findings = useSharedFindings(businessId).data?.findings;
  const copies = useBrand(businessId).data?.findings;
  const cases = useCases();
  if (!domains || !findings || !copies || cases.isPending) return null;
  if (domains.length + findings.length + copies.length + (cases.data ?? []).length === 0) return null;
  const save = () =>
    saveFile(
      words.file(domain, new Date(now).toISOString().slice(0, 10)),
      new TextEncoder().encode(
        csvOf(evidenceRows({ domains, copies, findings, cases: cases.data ?? [] }, more)),
      ),
      'text/csv;charset=utf-8',
    );
  return (
    <Part title={words.title} name="evidence" className="no-print">
      <div className="stack-small">
        <p className="quiet prose">{words.lead}</p>
        <p className="actions">
          <button type="button" className="button" onClick={save}>
            {words.download}
          </button>
        </p>
      </div>
    </Part>
  );
}
