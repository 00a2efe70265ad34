/** How one picture was made of another, in the words of the engine's reason (domain/engine/photo/photo-signal.ts). */
export const pictureEdits = [
  'mirrored',
  'turned',
  'cropped',
  'framed',
  'edited',
  'cropped, mirrored or turned',
] as const;
export type PictureEdit = (typeof pictureEdits)[number];
