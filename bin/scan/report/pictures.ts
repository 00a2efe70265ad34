import { createHash } from 'node:crypto';
import { largestKeptPicture } from '#domain/scan/kept-picture';
import type { FetchedImage } from '../../../lambdas/scan/picture/fetch-image.ts';
import type { Shown } from '../changes.ts';
import { html, Markup } from './markup.ts';

const isKept = (image: FetchedImage | undefined): image is FetchedImage =>
  !!image && image.bytes.length <= largestKeptPicture;

/** What a picture is called in the page: the same picture, the same name. */
const nameOf = ({ bytes }: FetchedImage): string =>
  `p${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;

/** The pictures of all cards as a style, each once: one's own stands on every card. They travel within the page. */
export function pictureRules(all: readonly Shown[]): Markup {
  const images = all.flatMap(({ compared }) => [compared?.images?.yours, compared?.images?.theirs]);
  const rules = new Map(
    images.filter(isKept).map((image) => {
      const data = Buffer.from(image.bytes).toString('base64');
      return [
        nameOf(image),
        `.${nameOf(image)}{background-image:url(data:${image.contentType};base64,${data})}`,
      ];
    }),
  );
  return new Markup([...rules.values()].join(''));
}

/** A picture where it is shown. */
export const picture = (image: FetchedImage | undefined): Markup =>
  isKept(image)
    ? html`<span class="picture ${nameOf(image)}" role="img" aria-label="Profile picture"></span>`
    : html`<span class="no-picture">No picture read</span>`;
