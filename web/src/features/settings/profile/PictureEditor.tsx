import { useId, useRef, useState } from 'react';
import { displayName, type User } from '#domain/account/user';
import { toast } from '../../../ui/Toast.tsx';
import { CropDialog } from '../../picture/CropDialog.tsx';
import { Portrait } from '../../account/Portrait.tsx';
import { useUploadPicture } from '../../account/own-picture.ts';
import styles from './PictureEditor.module.css';
import { isFirstClick, useOneAtATime } from '../one-at-a-time.ts';
import { useSaveFields } from '../save-user.ts';
import { PictureRefused, squarePicture } from '../../picture/crop-to-square.ts';

/**
 * A file that is being cut. Each choice has a dialog of its own: the browser tells of a closed dialog a moment later, and by
 * then the next file may have been chosen.
 */
interface Cutting {
  file: File;
  turn: number;
}

/** The person's picture: choose a file, cut a square, look at it, keep it. */
export function PictureEditor({ user }: { user: User }) {
  const id = useId();
  const upload = useUploadPicture();
  const once = useOneAtATime();
  const { save, saving } = useSaveFields('no-picture', () => toast('Picture removed.'));
  const [made, setMade] = useState<{ file: File; jpeg: Blob; preview: string }>();
  const turns = useRef(0);
  const [cutting, setCutting] = useState<Cutting>();
  const [words, setWords] = useState<string>();
  const name = displayName(user) ?? 'you';

  const cut = (file: File) => setCutting({ file, turn: (turns.current += 1) });
  const done = (turn: Cutting) => setCutting((now) => (now === turn ? undefined : now));
  const keep = () => {
    if (!made) return;
    setWords(undefined);
    once(() =>
      upload.mutateAsync(made.jpeg).then(
        () => {
          setMade(undefined);
          toast('Picture saved.');
        },
        (error: Error) => setWords(`Not saved. ${error.message} Your picture is kept here.`),
      ),
    );
  };
  return (
    <div className={styles.editor}>
      {made ? (
        <img
          className="portrait"
          src={made.preview}
          width={160}
          height={160}
          alt="Your new picture, not saved yet"
        />
      ) : (
        <Portrait user={user} size={160} alt={`Picture of ${name}`} />
      )}
      <div className="prose">
        <p className="small quiet" id={`${id}-hint`}>
          {made
            ? 'This is how it will look.'
            : 'The picture that copies would use. JPEG, PNG or WebP; what the camera wrote beside it, such as the place, is left out.'}
        </p>
        <p className="actions tight">
          {made ? (
            <>
              <button type="button" className="button primary" disabled={upload.isPending} onClick={keep}>
                {upload.isPending ? 'Saving' : 'Use this picture'}
              </button>
              <button
                type="button"
                className="button"
                disabled={upload.isPending}
                onClick={() => cut(made.file)}
              >
                Cut again
              </button>
              <button
                type="button"
                className="button plain"
                disabled={upload.isPending}
                onClick={() => {
                  setMade(undefined);
                  setWords(undefined);
                }}
              >
                Cancel
              </button>
            </>
          ) : (
            <>
              <input
                id={id}
                className="vh"
                type="file"
                accept="image/jpeg,image/png,image/webp"
                aria-label="Choose a picture"
                aria-describedby={`${id}-hint`}
                onChange={(event) => {
                  const [chosen] = event.target.files ?? [];
                  event.target.value = '';
                  if (!chosen) return;
                  setWords(undefined);
                  cut(chosen);
                }}
              />
              <label htmlFor={id} className="button" aria-hidden="true">
                {user.profileImagePath ? 'Choose another picture' : 'Choose a picture'}
              </label>
              {user.profileImagePath && (
                <button
                  type="button"
                  className="button plain"
                  disabled={saving}
                  onClick={(event) =>
                    isFirstClick(event) && save({ base: user, patch: { profileImagePath: null } })
                  }
                >
                  Remove the picture
                </button>
              )}
            </>
          )}
        </p>
        <p className={words ? 'note' : undefined} role="status">
          {words}
        </p>
      </div>
      {cutting && (
        <CropDialog
          key={cutting.turn}
          title="Which part shows you?"
          whole
          file={cutting.file}
          onClose={() => done(cutting)}
          onCut={(cut) => {
            done(cutting);
            const { file } = cutting;
            squarePicture(file, cut).then(
              (square) => setMade({ file, ...square }),
              (error: unknown) => {
                if (!(error instanceof PictureRefused)) console.error(error);
                setWords(error instanceof PictureRefused ? error.message : 'This picture could not be read.');
              },
            );
          }}
        />
      )}
    </div>
  );
}
