import type { Finding, SeenProfile } from '#domain/scan/finding';
import type { PairRow } from '../../../ui/evidence/Pair.tsx';
import { profileRows } from '../../../ui/evidence/profile-rows.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { FindingPicture } from './FindingPicture.tsx';
import { words as ofPair } from '../../../ui/evidence/words.ts';
import { words } from './words.ts';

/** What both sides of a finding show of themselves, with their pictures; `named`: the handles stand elsewhere. */
export const pairRows = (finding: Finding, { named }: { named: boolean }): PairRow[] => {
  const rows = profileRows(
    finding,
    shows(finding.yours) || shows(finding.theirs)
      ? {
          yours: isUploaded(finding) ? (
            <>
              <FindingPicture finding={finding} side="yours" alt={words.picture.yours} />
              <span className="label">{ofPair.pair.uploaded}</span>
            </>
          ) : (
            <FindingPicture finding={finding} side="yours" alt={words.picture.yours} />
          ),
          theirs: <FindingPicture finding={finding} side="theirs" alt={words.picture.theirs} />,
        }
      : undefined,
  );
  if (named) return rows;
  const [yours, theirs] = [finding.yours, finding.theirs].map(({ handle }) => (
    <span className="handle">
      <ShownText text={handle} />
    </span>
  ));
  return [{ label: ofPair.rows.account, yours, theirs }, ...rows];
};

/** Of a picture whose hash alone is kept, its row says so: reasons may name it. */
const shows = ({ imageUrl, picture, photoHash }: SeenProfile): boolean =>
  Boolean(imageUrl || picture || photoHash);

/** What was compared is no picture of the account: none could be read there, and the one of the profile here stood in. */
const isUploaded = ({ yours: { picture, imageUrl } }: Finding): boolean => !!picture && !imageUrl;
