import type { Finding } from '#domain/scan/finding';
import type { PairRow } from '../../../ui/evidence/Pair.tsx';
import { profileRows } from '../../../ui/evidence/profile-rows.tsx';
import { FindingPicture } from './FindingPicture.tsx';
import { words as ofPair } from '../../../ui/evidence/words.ts';
import { words } from './words.ts';

/** What both sides of a finding show of themselves, with their pictures. */
export const pairRows = (finding: Finding): PairRow[] =>
  profileRows(
    finding,
    finding.yours.imageUrl || finding.theirs.imageUrl
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

/** What was compared is no picture of the account: none could be read there, and the one of the profile here stood in. */
const isUploaded = ({ yours: { picture, imageUrl } }: Finding): boolean => !!picture && !imageUrl;
