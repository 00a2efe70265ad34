import { useId, useRef, useState } from 'react';
import { toast } from '../../../ui/Toast.tsx';
import { CropDialog } from '../../picture/CropDialog.tsx';
import { PictureRefused, squarePicture } from '../../picture/crop-to-square.ts';
import type { Cut } from '../../picture/picture.ts';
import { useAccountCall } from '../account-api.ts';
import type { OwnBusiness } from '../api.ts';
import { base64Of } from './base64-of.ts';
import logoStyles from './LogoEditor.module.css';
import { useLogo } from './use-logo.ts';
import { words } from './words.ts';

/** The logo of the business: choose a file, cut a square of it, which is kept; or remove it. */
export function LogoEditor({ business: { id: businessId, name } }: { business: OwnBusiness }) {
  const id = useId();
  const { data: logo } = useLogo(businessId);
  const { mutateAsync, isPending } = useAccountCall('set-logo', ['logo', 'business']);
  const [cutting, setCutting] = useState<{ file: File; turn: number }>();
  const turns = useRef(0);
  const [trouble, setTrouble] = useState<string>();
  const save = (picture: Promise<string | null>, said: string) => {
    setTrouble(undefined);
    picture
      .then((base64) => mutateAsync({ businessId, base64 }))
      .then(
        () => toast(said),
        (error: Error) => setTrouble(error.message),
      );
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
        <img className="portrait" src={logo} alt={words.of(name ?? '')} />
      ) : (
        <span className="portrait empty" />
      )}
      <div>
        <p className="small quiet" id={`${id}-hint`}>
          {words.hint}
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
              onClick={() => save(Promise.resolve(null), words.removed)}
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
          file={cutting.file}
          onClose={() => setCutting((now) => (now === cutting ? undefined : now))}
          onCut={(cut) => {
            setCutting(undefined);
            save(keep(cutting.file, cut), words.saved);
          }}
        />
      )}
    </div>
  );
}
