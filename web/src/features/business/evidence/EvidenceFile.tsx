import { csvOf } from '#domain/business/csv';
import { saveFile } from '../../../lib/save-file.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Part } from '../../../ui/page/Part.tsx';
import { Trouble } from '../../../ui/Trouble.tsx';
import { useCases } from '../../case/api.ts';
import { useBrand } from '../brand/use-brand.ts';
import { useSharedFindings } from '../shared/shared-api.ts';
import { useDomains } from '../watch/use-domains.ts';
import { evidenceRows } from './evidence-rows.ts';
import { words } from './words.ts';

/** All that was found for the business as one file for a spreadsheet; nothing while there is nothing in it. */
export function EvidenceFile({ businessId }: { businessId: string }) {
  const now = useNow();
  const { domain = null, domains, more = 0 } = useDomains(businessId).data ?? {};
  const findings = useSharedFindings(businessId).data?.findings;
  const copies = useBrand(businessId).data?.findings;
  const { data: cases, error, refetch } = useCases();
  if (!domains || !findings || !copies) return null;
  if (!cases)
    return (
      error && (
        <Part title={words.title} name="evidence" className="no-print">
          <Trouble words={error.message} again={() => void refetch()} />
        </Part>
      )
    );
  if (domains.length + findings.length + copies.length + cases.length === 0) return null;
  const save = () =>
    saveFile(
      words.file(domain, new Date(now).toISOString().slice(0, 10)),
      new TextEncoder().encode(csvOf(evidenceRows({ domains, copies, findings, cases }, more))),
      'text/csv;charset=utf-8',
    );
  return (
    <Part title={words.title} name="evidence" className="no-print">
      <div className="stack-small">
        <p className="quiet prose">{words.lead(more)}</p>
        <p className="actions">
          <button type="button" className="button" onClick={save}>
            {words.download}
          </button>
        </p>
      </div>
    </Part>
  );
}
