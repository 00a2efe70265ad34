import { useId, useRef, useState } from 'react';
import { CropDialog } from '../../picture/crop/CropDialog.tsx';
import { PictureRefused } from '../../picture/check-picture.ts';
import { squarePicture } from '../../picture/crop-to-square.ts';
import type { Cut } from '../../picture/picture.ts';
import { base64Of } from './base64-of.ts';
import logoStyles from './LogoEditor.module.css';
import { words } from './words.ts';

interface Props {
  /** The address of the one that is there. */
  logo?: string | null | undefined;
  name: string;
  hint?: string;
  saving?: boolean;
  /** Gets the cut square as base64 of a JPEG, null to remove it; what it throws is said below. */
  onChoose: (base64: string | null) => void | Promise<unknown>;
}

/** A logo: choose a file, cut a square of it; or remove it. */
export function LogoPicker({ logo, name, hint = words.hint, saving: isPending = false, onChoose }: Props) {
  const id = useId();
  const [cutting, setCutting] = useState<{ file: File; turn: number }>();
  const turns = useRef(0);
  const taken = useRef<number>(undefined);
  const [trouble, setTrouble] = useState<string>();
  const save = (picture: Promise<string | null>) => {
    setTrouble(undefined);
    picture.then(onChoose).catch((error: Error) => setTrouble(error.message));
  };
  const keep = async (file: File, cut: Cut) => {
    const { jpeg } = await squarePicture(file, cut).catch((error: unknown) => {
      if (error instanceof PictureRefused) throw error;
      throw new Error(words.unreadable, { cause: error });
    });
    return base64Of(jpeg);
  };
  return (
    <div className={logoStyles.editor}>
      {logo ? (
        <img className="portrait" src={logo} alt={words.of(name)} />
      ) : (
        <span className="portrait empty" />
      )}
      <div>
        <p className="small quiet" id={`${id}-hint`}>
          {hint}
        </p>
        <p className="actions tight">
          <input
            id={id}
            className="vh"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={words.choose}
            aria-describedby={`${id}-hint`}
            disabled={isPending}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              setTrouble(undefined);
              if (file) setCutting({ file, turn: (turns.current += 1) });
            }}
          />
          <label htmlFor={id} className="button" aria-hidden="true">
            {isPending ? words.saving : logo ? words.another : words.choose}
          </label>
          {logo && (
            <button
              type="button"
              className="button plain"
              disabled={isPending}
              onClick={() => save(Promise.resolve(null))}
            >
              {words.remove}
            </button>
          )}
        </p>
        <p className={trouble ? 'note' : undefined} role="status">
          {trouble}
        </p>
      </div>
      {cutting && (
        <CropDialog
          key={cutting.turn}
          title={words.crop}
          whole
          padded
          file={cutting.file}
          onClose={() => {
            setCutting((now) => (now === cutting ? undefined : now));
            // The browser may say that it closed after a part was taken.
            if (taken.current !== cutting.turn) setTrouble(words.notTaken(cutting.file.name));
          }}
          onCut={(cut) => {
            taken.current = cutting.turn;
            setCutting(undefined);
            save(keep(cutting.file, cut));
          }}
        />
      )}
    </div>
  );
}
