import type { BrandFinding } from '#domain/contract/business-brand';
import { platformTable } from '#domain/platform/platform-table';
import { Mark } from '../../../../ui/Mark.tsx';
import { ShownText } from '../../../../ui/text/ShownText.tsx';
import { useCaseOf } from '../../../case/api.ts';
import { standingOf } from '../standing-of.ts';
import { words } from '../words.ts';

/** What came of an account that was given, told where it was typed: on the list it may stand in a box, or have stood before. */
export function GivenStands({ finding }: { finding: BrandFinding }) {
  const { id, platform, status, theirs } = finding;
  const { kind, words: stands } = standingOf(finding, useCaseOf(id, status === 'CASE'));
  return (
    <p className="small">
      <span className="handle">
        <ShownText text={theirs.handle} />
      </span>{' '}
      {words.on(platformTable[platform].name)}: <Mark kind={kind}>{stands}</Mark>
    </p>
  );
}
