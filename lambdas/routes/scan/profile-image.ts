import type { scanContract } from '#domain/contract/scan';
import { ProductError } from '#domain/errors';
import { businessSubject, userSubject } from '#domain/keys';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';
import { pictureAnswer } from '../../scan/picture/picture-answer.ts';
import type { ScanServices } from '../../scan/services.ts';
import { pictureSource } from '../../sources/picture-source.ts';

/** A picture of one of the caller's own findings, or of their business's. Only addresses a scan stored, only from the platform's picture hosts, or the search engine's. */
export const profileImage: Route<
  (typeof scanContract)['profile-image'],
  Pick<ScanServices, 'findings' | 'seats' | 'sources' | 'web' | 'fetchImage'>
> = async ({ caller, request }, { findings, seats, sources, web, fetchImage }) => {
  const { businessId, findingId } = request;
  if (businessId) await seatAllowed(businessId, caller, 'see brand findings', { seats });
  const subjectId = businessId ? businessSubject(businessId) : userSubject(caller.sub);
  const finding = await findings.get(subjectId, findingId);
  const profile = finding?.[request.side];
  const source = profile && pictureSource(profile.platform, { sources, web });
  if (!profile?.imageUrl || !source?.servesImage(profile.imageUrl))
    throw new ProductError('NOT_FOUND', 'There is no picture for this account.');
  const image = await fetchImage(profile.imageUrl);
  if (!image) throw new ProductError('NOT_FOUND', 'The picture is no longer there.');
  const picture = pictureAnswer(image);
  if (!picture)
    throw new ProductError(
      'TOO_LARGE',
      'This picture is too large to show here. Open the profile to see it.',
    );
  return picture;
};
