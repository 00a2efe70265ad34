import { carriesMark, type NoMark } from '#domain/engine/mark/carries-mark';
import { markPicture } from '#domain/engine/mark/mark-picture';
import type { Pixels } from '#domain/engine/photo/pdq';

/** Without a key: whether the square can carry a mark. With one: the square with its mark. */
export type MarkJob = { id: number; square: Pixels; key?: Uint8Array };
export type MarkDone =
  { id: number; refused: NoMark | undefined } | { id: number; marked: Pixels } | { id: number; failed: true };

/** Beside the page: a mark takes a tenth of a second and more, and a page must not stand still for each. */
addEventListener('message', ({ data: { id, square, key } }: MessageEvent<MarkJob>) => {
  try {
    postMessage(
      (key
        ? { id, marked: markPicture(square, key) }
        : { id, refused: carriesMark(square) }) satisfies MarkDone,
    );
  } catch (error) {
    console.error(error);
    postMessage({ id, failed: true } satisfies MarkDone);
  }
});
