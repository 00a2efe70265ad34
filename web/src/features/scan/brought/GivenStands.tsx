import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { untold } from '../../../ui/Toast.tsx';
import { useReport } from '../api.ts';
import { FindingMark } from '../finding/FindingTitle.tsx';
import { words as ofFinding } from '../finding/words.ts';
import { words } from '../words.ts';
import { aboutGiven, cameOf, type Given } from './given.ts';
import styles from './GivenStands.module.css';

/**
 * What came of an account that the person gave us, and the way to it: in the report it may stand on a line that is folded, or under
 * what another filter shows. `noted`: at the head of a page.
 */
export function GivenStands({ given, noted = false }: { given: Given; noted?: boolean }) {
  const { data, dataUpdatedAt } = useReport();
  const finding = cameOf(given, data?.findings, dataUpdatedAt);
  const here = finding && given.handle;
  useEffect(() => {
    if (here !== undefined) untold(aboutGiven(here));
  }, [here]);
  return (
    <div role="status">
      {finding && (
        <p className={noted ? `note ${styles.noted}` : 'small'}>
          <span className="handle">
            <ShownText text={finding.theirs.handle} />
          </span>{' '}
          {ofFinding.title.on(platformTable[finding.platform].name)}: <FindingMark finding={finding} />{' '}
          <Link to={`#finding-${finding.id}`}>{words.submit.see}</Link>
        </p>
      )}
    </div>
  );
}
