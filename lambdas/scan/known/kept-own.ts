import { type Finding, isRead, type SeenProfile } from '#domain/scan/finding';
import type { Found } from '../look.ts';
import type { ScanStore } from '../../store/scan/scan.ts';

/**
 * Own accounts as scans saw them last, proven or not: beside what was found, with their pictures, and then as the last scan keeps them.
 * What was only compared with what their owner says of them saw nothing of them.
 */
export async function keptOwn(
  subjectId: string,
  known: readonly Pick<Finding, 'yours' | 'lastSeen'>[],
  scans: Pick<ScanStore, 'recent'>,
): Promise<Found[]> {
  const [last] = await scans.recent(subjectId, 1);
  const sights = (last?.sources ?? []).flatMap(({ own }) => own ?? []);
  return [
    ...known
      .filter(({ yours }) => isRead(yours))
      .sort((a, b) => (a.lastSeen < b.lastSeen ? 1 : -1))
      .map(({ yours }) => ({ profile: withItsPicture(yours) })),
    ...sights.map(({ profile, file }) => ({ profile, ...(file && { file }) })),
  ];
}

/** As its platform shows it: its picture has an address there, and any other was uploaded here, and stood in for it; its name may be another than it was compared under. */
export const withItsPicture = ({
  photoHash,
  picture,
  shownName,
  chosen: _,
  ...seen
}: SeenProfile): SeenProfile => {
  const profile = shownName ? { ...seen, name: shownName } : seen;
  return profile.imageUrl
    ? { ...profile, ...(photoHash && { photoHash }), ...(picture && { picture }) }
    : profile;
};
