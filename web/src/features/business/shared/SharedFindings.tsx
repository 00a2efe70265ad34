import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { SharedLine } from './SharedLine.tsx';
import { useSharedFindings } from './shared-api.ts';
import { words } from './words.ts';
import rowed from '../Rows.module.css';

/** What members chose to share, for those whose role sees it. */
export function SharedFindings({ businessId }: { businessId: string }) {
  const { data, error, refetch } = useSharedFindings(businessId);
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton label={words.loading} />
    );
  if (data.findings.length === 0) return <p className="quiet prose">{words.none}</p>;
  return (
    <ul className={rowed.rows} aria-label={words.list}>
      {data.findings.map((finding) => (
        <li key={`${finding.platform} ${finding.handle} ${finding.sharedBy} ${finding.firstSeen}`}>
          <SharedLine finding={finding} />
        </li>
      ))}
    </ul>
  );
}
