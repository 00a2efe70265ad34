import { imageHeader } from '#domain/engine/photo/image-header';
import { isOwnPicture, largestPicture } from '#domain/account/upload';
import { businessOfSubject } from '#domain/keys';
import type { PhotoPrint } from '#domain/engine/judge/judgement';
import type { Subject } from '#domain/subject/subject';
import type { IntegrationStore } from '../../store/business/integration.ts';
import type { UserFiles } from '../../store/user-files.ts';
import type { HashImage } from './hash-image.ts';
import type { Found } from '../look.ts';

/** A picture that a person uploaded: what the engine compares, and the picture itself. */
export interface OwnPhoto extends Required<Pick<Found, 'photo' | 'image'>> {
  /** Only in the place of a picture that an account doesn't show: nothing is proven, and what an account shows itself counts. */
  standsIn?: boolean;
  /** Of one that was set on white to be a square: what it shows, cut to a square as others cut it. */
  cut?: PhotoPrint;
}

interface Services {
  files: Pick<UserFiles, 'head'>;
  hashImage: HashImage;
  hashContent?: HashImage | undefined;
  /** Logos of businesses, where businesses are searched for. */
  integrations?: Pick<IntegrationStore, 'logo'>;
}

/**
 * The picture that a person or a business uploaded. Until an account is proven, or its domain, it could be the picture of anybody:
 * a person's stands in for one that their account doesn't show, and finds nobody (decision 029); a logo is not compared.
 * Undefined when there is none, or none that can be read.
 */
export async function ownPhoto(subject: Subject, services: Services): Promise<OwnPhoto | undefined> {
  const { socialMediaAccounts, domainProven = false, profileImagePath } = subject;
  const proven = domainProven || (socialMediaAccounts ?? []).some((account) => account.verifiedAt);
  if (!profileImagePath || !(proven || subject.kind === 'person')) return undefined;
  const { hashImage, hashContent } = services;
  const bytes = await bytesOf({ ...subject, profileImagePath }, services);
  const header = bytes && imageHeader(bytes);
  if (!header) return undefined;
  const image = { contentType: `image/${header.format}` as const, bytes };
  const photo = await hashImage(image);
  const cut = photo && (await hashContent?.(image));
  return photo && { photo, image, ...(!proven && { standsIn: true }), ...(cut && { cut }) };
}

async function bytesOf(
  { id, profileImagePath: key }: Subject & { profileImagePath: string },
  { files, integrations }: Services,
): Promise<Uint8Array | undefined> {
  const businessId = businessOfSubject(id);
  if (businessId === undefined) return isOwnPicture(id, key) ? files.head(key, largestPicture) : undefined;
  const logo = await integrations?.logo(businessId);
  return logo && Buffer.from(logo.base64, 'base64');
}

/**
 * Each protected profile as it is, and as it would be with the uploaded picture, or those alone that show none where it stands in;
 * the platform's address is not of that one.
 */
export const alsoWithPhoto = (profiles: readonly Found[], own: OwnPhoto | undefined): readonly Found[] =>
  own
    ? [
        ...profiles,
        ...profiles
          .filter(({ photo, profile }) => !own.standsIn || !(photo ?? profile.photoHash))
          .flatMap(({ profile, otherNames, givenNames, since }) =>
            asCompared(own).map((picture) => ({
              profile: { ...profile, imageUrl: null, photoHash: own.photo.hash },
              ...{ otherNames, givenNames, since, ...picture },
            })),
          ),
      ]
    : profiles;

/** An uploaded picture as it is, and as others cut it. */
export const asCompared = (own: OwnPhoto | undefined): Pick<OwnPhoto, 'photo' | 'image'>[] =>
  own ? [own.photo, ...(own.cut ? [own.cut] : [])].map((photo) => ({ photo, image: own.image })) : [];
