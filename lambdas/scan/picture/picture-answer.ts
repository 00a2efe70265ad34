import type { FetchedImage } from './fetch-image.ts';

/** Bytes of a picture in an answer: as base64 they are a third more, and Lambda carries 6 MB with all that is around them. */
const largestShown = 4_500_000;

/** A picture as an answer carries it; undefined when it is too large for one. */
export const pictureAnswer = ({ bytes, contentType }: FetchedImage) =>
  bytes.length > largestShown ? undefined : { contentType, base64: Buffer.from(bytes).toString('base64') };
