import { useMemo } from 'react';
import type { Finding, SeenProfile } from '#domain/finding';
import type { HandleDiff } from '#domain/impersonation/handle-diff';
import type { SignalName } from '#domain/impersonation/judgement';
import { platformTable } from '#domain/platform-table';
import { Dialog } from '../../ui/Dialog.tsx';
import { ReportKit } from '../compare/ReportKit.tsx';
import type { Reported } from '../compare/report-text.ts';
import '../../pages/compare.css';

interface Props {
  finding: Finding;
  diff: HandleDiff;
  onClose: () => void;
  onReported: () => void;
}

const reported = (profile: SeenProfile): Reported => ({
  platformName: platformTable[profile.platform].name,
  handle: profile.handle,
  name: profile.name ?? '',
  ...(profile.url && { url: profile.url }),
});

/** The report kit for a finding; the person sends it, then says so. */
export function PrepareReport({ finding, diff, onClose, onReported }: Props) {
  const signals = useMemo(
    () =>
      Object.fromEntries(finding.reasons.map(({ signal, value }) => [signal, value])) as Partial<
        Record<SignalName, number>
      >,
    [finding.reasons],
  );
  return (
    <Dialog title={`Report for ${platformTable[finding.platform].name}`} onClose={onClose} wide>
      <ReportKit
        platform={finding.platform}
        input={{
          mine: reported(finding.yours),
          other: reported(finding.theirs),
          judgement: { signals },
          diff,
        }}
        actions={(sure) => (
          <button type="button" className="button primary" disabled={!sure} onClick={onReported}>
            I have sent it
          </button>
        )}
      />
    </Dialog>
  );
}
