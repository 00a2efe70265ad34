import { useId, useState } from 'react';
import { displayName, type User } from '#domain/user';
import { Seal } from '../../ui/Seal.tsx';
import { toast } from '../../ui/Toast.tsx';
import { CutDialog } from '../compare/CutDialog.tsx';
import { initials, isVerified } from '../user/ProfilePanel.tsx';
import { useOwnPicture, useUploadPicture } from './own-picture.ts';
import { useSaveFields } from './save-user.ts';
import { PictureRefused, squarePicture } from './square-picture.ts';

/** The person's picture: choose a file, cut a square, look at it, keep it. */
export function PictureEditor({ user }: { user: User }) {
  const id = useId();
  const picture = useOwnPicture(user);
  const upload = useUploadPicture();
  const { save, saving } = useSaveFields('no-picture', () => toast('Picture removed.'));
  const [file, setFile] = useState<File>();
  const [made, setMade] = useState<{ jpeg: Blob; preview: string }>();
  const [cutting, setCutting] = useState(false);
  const [words, setWords] = useState<string>();
  const shown = made?.preview ?? picture.data;
  const name = displayName(user) ?? 'you';

  const keep = () => {
    if (!made) return;
    setWords(undefined);
    upload.mutate(made.jpeg, {
      onSuccess: () => {
        setMade(undefined);
        setFile(undefined);
        toast('Picture saved.');
      },
      onError: (error) => setWords(`Not saved. ${error.message} Your picture is kept here.`),
    });
  };
  return (
    <div className="picture-editor">
      {shown ? (
        <img
          src={shown}
          width={160}
          height={160}
          alt={made ? 'Your new picture, not saved yet' : `Picture of ${name}`}
        />
      ) : (
        <span className={isVerified(user) ? 'stamp' : undefined}>
          <Seal id={user.id} size={160} initials={initials(user)} />
        </span>
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
                onClick={() => setCutting(true)}
              >
                Cut again
              </button>
              <button
                type="button"
                className="button plain"
                disabled={upload.isPending}
                onClick={() => {
                  setMade(undefined);
                  setFile(undefined);
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
                  setFile(chosen);
                  setCutting(true);
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
                  onClick={() => save({ base: user, patch: { profileImagePath: null } })}
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
      {cutting && file && (
        <CutDialog
          title="Which part shows you?"
          whole
          file={file}
          onClose={() => setCutting(false)}
          onCut={(cut) => {
            setCutting(false);
            squarePicture(file, cut).then(setMade, (error: unknown) => {
              if (!(error instanceof PictureRefused)) console.error(error);
              setWords(error instanceof PictureRefused ? error.message : 'This picture could not be read.');
            });
          }}
        />
      )}
    </div>
  );
}
