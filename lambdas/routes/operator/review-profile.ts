import type { operatorContract } from '#domain/contract/operator';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import { proofId } from '#domain/proof/proof';
import { expectOperator } from '../../operator/expect-operator.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';
import { pictureAnswer } from '../../scan/picture/picture-answer.ts';
import { oneProfile } from '../../sources/one-profile.ts';
import { SourceSilent } from '../../sources/source.ts';

const nothing = { profile: null, picture: null };

/** What a profile shows now, read for an operator, of a handle that somebody has proven. */
export const reviewProfile: Route<
  (typeof operatorContract)['review-profile'],
  Pick<OperatorServices, 'proofs' | 'sources' | 'fetchImage'>
> = async ({ caller, request: { platform, handle } }, { proofs, sources, fetchImage }) => {
  expectOperator(caller);
  if (!(await proofs.get(proofId(platform, handle))))
    throw new ProductError('NOT_FOUND', 'There is no proof of this account.');
  const { name } = platformTable[platform];
  const source = sources.get(platform);
  if (!source) return { ...nothing, note: `We can’t read profiles on ${name} here. Please open it.` };
  try {
    const profile = await oneProfile(source, handle);
    if (!profile) return { ...nothing, note: `${name} says that it has no account by this name.` };
    const image =
      profile.imageUrl && source.servesImage(profile.imageUrl)
        ? await fetchImage(profile.imageUrl)
        : undefined;
    const picture = image && pictureAnswer(image);
    const tooLarge = image && !picture ? 'Its picture is too large to show here.' : null;
    return { profile, picture: picture ?? null, note: tooLarge };
  } catch (error) {
    if (error instanceof SourceSilent)
      return { ...nothing, note: `We could not look at ${name}. ${error.why}` };
    throw error;
  }
};
