import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { pictureTrouble } from '../check-picture.ts';
import { openPicture } from '../open-picture.ts';
import type { Cut } from '../picture.ts';
import styles from './CropDialog.module.css';
import { allOf, isAll, largestSquare, resized, type Square, STEP, within } from './square.ts';
import { words } from '../words.ts';

const { crop } = words;

interface Props {
  file: File;
  title?: string;
  /** Begin with as much as a square can hold, and not with a part as in a screenshot. */
  whole?: boolean;
  /** All of a picture that is no square may be kept, too, with room beside it: a wide logo. */
  padded?: boolean;
  onCut: (cut: Cut) => void;
  onClose: () => void;
}

/** By how much of its side a press of a button resizes the square. */
const RESIZE = 0.15;

/** Cut a square out of a picture, such as the profile picture of a screenshot: drag a square, or move it with the arrow keys and size it with + and −, or with buttons. */
export function CropDialog({ file, title, whole = false, padded = false, onCut, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [trouble, setTrouble] = useState<string>();
  // in fractions of the picture's width
  const [square, setSquare] = useState<Square>({ x: 0.35, y: 0.1, side: 0.3 });
  const tall = bitmap ? bitmap.height / bitmap.width : 1;

  // The keys that are named above move the square at once. After the dialog, which would focus its first button.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    let gone = false;
    openPicture(file, crop.unreadable).then(
      (made) => {
        if (gone) return made.close();
        setBitmap(made);
        if (whole) setSquare(largestSquare(made.height / made.width));
      },
      (error: unknown) => gone || setTrouble(pictureTrouble(error)),
    );
    return () => {
      gone = true;
    };
  }, [file, whole]);
  // The picture had it, which isn't there.
  useEffect(() => {
    if (trouble) told.current?.focus();
  }, [trouble]);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !bitmap) return;
    element.width = Math.min(900, Math.max(480, bitmap.width));
    element.height = Math.round(element.width * tall);
    element.getContext('2d')?.drawImage(bitmap, 0, 0, element.width, element.height);
  }, [bitmap, tall]);

  const place = (next: Square) => setSquare(within(next, tall));
  const drag = (event: React.PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (e: { clientX: number; clientY: number }) =>
      [(e.clientX - box.left) / box.width, (e.clientY - box.top) / box.width] as const;
    const [x0, y0] = at(event);
    const inside =
      !isAll && x0 > square.x && x0 < square.x + square.side && y0 > square.y && y0 < square.y + square.side;
    const target = event.currentTarget;
    target.setPointerCapture(event.pointerId);
    const move = (e: PointerEvent) => {
      const [x, y] = at(e);
      if (inside) place({ ...square, x: square.x + x - x0, y: square.y + y - y0 });
      else {
        const side = Math.max(Math.abs(x - x0), Math.abs(y - y0));
        place({ side, x: x < x0 ? x0 - side : x0, y: y < y0 ? y0 - side : y0 });
      }
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', () => target.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  const keys = (event: React.KeyboardEvent) => {
    const moves: Record<string, Partial<Square>> = {
      ArrowLeft: { x: square.x - STEP },
      ArrowRight: { x: square.x + STEP },
      ArrowUp: { y: square.y - STEP },
      ArrowDown: { y: square.y + STEP },
      '+': { side: square.side + STEP },
      '-': { side: square.side - STEP },
    };
    const change = moves[event.key];
    if (!change) return;
    event.preventDefault();
    place({ ...square, ...change });
  };

  if (trouble)
    return (
      <Dialog title={title ?? crop.title} onClose={onClose} wide>
        <p ref={told} tabIndex={-1} role="alert">
          {trouble}
        </p>
      </Dialog>
    );
  return (
    <Dialog title={title ?? crop.title} onClose={onClose} wide>
      <p className="small quiet">{crop.how}</p>
      <div
        ref={area}
        className={styles.picture}
        tabIndex={0}
        role="application"
        aria-label={crop.area}
        onPointerDown={drag}
        onKeyDown={keys}
      >
        <canvas ref={canvas} />
        <span
          className={styles.cut}
          style={{
            left: `${square.x * 100}%`,
            top: `${(square.y / tall) * 100}%`,
            width: `${square.side * 100}%`,
          }}
        />
      </div>
      <p className="actions">
        <button
          type="button"
          className="button primary"
          disabled={!bitmap}
          onClick={() => {
            const wide = bitmap!.width;
            onCut({
              x: Math.round(square.x * wide),
              y: Math.round(square.y * wide),
              side: Math.round(square.side * wide),
            });
          }}
        >
          {crop.use}
        </button>
        {([-1, 1] as const).map((way) => (
          <button
            key={way}
            type="button"
            className="button"
            disabled={!bitmap}
            onClick={() => place(resized(square, way * RESIZE, tall))}
          >
            {way < 0 ? crop.smaller : crop.larger}
          </button>
        ))}
        {padded && bitmap && tall !== 1 && (
          <button type="button" className="button" onClick={() => onCut(allOf(bitmap))}>
            {crop.all}
          </button>
        )}
      </p>
    </Dialog>
  );
}
