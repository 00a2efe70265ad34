import { useId, useRef, useState } from 'react';
import { displayName, type User } from '#domain/account/user';
import { toast } from '../../../ui/Toast.tsx';
import { CropDialog } from '../../picture/crop/CropDialog.tsx';
import { Portrait } from '../../account/Portrait.tsx';
import { useUploadPicture } from '../../account/own-picture.ts';
import styles from './PictureEditor.module.css';
import { isFirstClick, useOneAtATime } from '../one-at-a-time.ts';
import { useSaveFields } from '../save-user.ts';
import { SaveState } from '../SaveState.tsx';
import { PictureRefused } from '../../picture/check-picture.ts';
import { squarePicture } from '../../picture/crop-to-square.ts';
import { words as settings } from '../words.ts';
import { words } from './words.ts';

const { picture } = words;
const { saves } = settings;

/**
 * A file that is being cut. Each choice has a dialog of its own: the browser tells of a closed dialog a moment later, and by
 * then the next file may have been chosen.
 */
interface Cutting {
  file: File;
  turn: number;
}

/** The person's picture: choose a file, cut a square, which is kept at once. One that could not be kept stays, to be tried again. */
export function PictureEditor({ user }: { user: User }) {
  const id = useId();
  const upload = useUploadPicture();
  const once = useOneAtATime();
  const { save, saving, retrying } = useSaveFields('no-picture', () => toast(picture.removed));
  const [made, setMade] = useState<{ file: File; jpeg: Blob; preview: string }>();
  const turns = useRef(0);
  const [cutting, setCutting] = useState<Cutting>();
  const [trouble, setTrouble] = useState<string>();
  const name = displayName(user);

  const cut = (file: File) => setCutting({ file, turn: (turns.current += 1) });
  const done = (turn: Cutting) => setCutting((now) => (now === turn ? undefined : now));
  const keep = (jpeg: Blob) => {
    setTrouble(undefined);
    once(() =>
      upload.mutateAsync(jpeg).then(
        () => {
          setMade(undefined);
          toast(picture.saved);
        },
        (error: Error) => setTrouble(picture.refused(error.message)),
      ),
    );
  };
  const remove = () => {
    setTrouble(undefined);
    save(
      { base: user, patch: { profileImagePath: null } },
      { onError: ({ message }) => setTrouble(saves.refused(message)) },
    );
  };
  return (
    <div className={styles.editor}>
      {made ? (
        <img className="portrait" src={made.preview} width={160} height={160} alt={picture.unsaved} />
      ) : (
        <Portrait user={user} size={160} alt={picture.of(name)} />
      )}
      <div className="prose">
        <p className="small quiet" id={`${id}-hint`}>
          {made ? picture.preview : picture.hint}
        </p>
        <p className="actions tight">
          {made ? (
            <>
              <button
                type="button"
                className="button primary"
                disabled={upload.isPending}
                onClick={() => keep(made.jpeg)}
              >
                {upload.isPending ? picture.saving : picture.again}
              </button>
              <button
                type="button"
                className="button"
                disabled={upload.isPending}
                onClick={() => cut(made.file)}
              >
                {picture.cropAgain}
              </button>
              <button
                type="button"
                className="button plain"
                disabled={upload.isPending}
                onClick={() => {
                  setMade(undefined);
                  setTrouble(undefined);
                }}
              >
                {picture.cancel}
              </button>
            </>
          ) : (
            <>
              <input
                id={id}
                className="vh"
                type="file"
                accept="image/jpeg,image/png,image/webp"
                aria-label={picture.choose}
                aria-describedby={`${id}-hint`}
                onChange={(event) => {
                  const [chosen] = event.target.files ?? [];
                  event.target.value = '';
                  if (!chosen) return;
                  setTrouble(undefined);
                  cut(chosen);
                }}
              />
              <label htmlFor={id} className="button" aria-hidden="true">
                {user.profileImagePath ? picture.chooseAnother : picture.choose}
              </label>
              {user.profileImagePath && (
                <button
                  type="button"
                  className="button plain"
                  disabled={saving}
                  onClick={(event) => isFirstClick(event) && remove()}
                >
                  {picture.remove}
                </button>
              )}
            </>
          )}
        </p>
        <SaveState retrying={retrying} refused={trouble} kept={saves.choiceKept} />
      </div>
      {cutting && (
        <CropDialog
          key={cutting.turn}
          title={picture.crop}
          whole
          file={cutting.file}
          onClose={() => done(cutting)}
          onCut={(cut) => {
            done(cutting);
            const { file } = cutting;
            squarePicture(file, cut).then(
              (square) => {
                setMade({ file, ...square });
                keep(square.jpeg);
              },
              (error: unknown) => {
                if (!(error instanceof PictureRefused)) console.error(error);
                setTrouble(error instanceof PictureRefused ? error.message : picture.unreadable);
              },
            );
          }}
        />
      )}
    </div>
  );
}
