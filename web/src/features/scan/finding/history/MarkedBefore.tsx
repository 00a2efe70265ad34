import type { Finding } from '#domain/scan/finding';
import { later } from '../../../../ui/later.tsx';

const AskedAgain = later(async () => (await import('./AskedAgain.tsx')).FindingAskedAgain);

/** What a finding had been marked as that is asked about again; few are, and nothing is fetched for the others. */
export const MarkedBefore = ({ finding }: { finding: Finding }) =>
  finding.history.some(({ was }) => was) && <AskedAgain finding={finding} />;
