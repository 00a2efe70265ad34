import { csvOf } from '#domain/business/csv';
import { saveFile } from '../../../lib/save-file.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSharedFindings } from '../shared/shared-api.ts';
import { useDomains } from '../watch/use-domains.ts';
import { evidenceRows } from './evidence-rows.ts';
import { words } from './words.ts';

/** Look-alike domains and shared findings as one file for a spreadsheet; nothing to press while there is nothing in it. */
export function EvidenceFile({ businessId }: { businessId: string }) {
  const now = useNow();
  const { domains, more } = useDomains(businessId).data ?? {};
  const findings = useSharedFindings(businessId).data?.findings;
  if (!domains || !findings || domains.length + findings.length === 0) return null;
  const save = () =>
    saveFile(
      words.file(new Date(now).toISOString().slice(0, 10)),
      new TextEncoder().encode(csvOf(evidenceRows(domains, findings, more))),
      'text/csv;charset=utf-8',
    );
  return (
    <p className="actions">
      <button type="button" className="button" onClick={save}>
        {words.download}
      </button>
    </p>
  );
}
