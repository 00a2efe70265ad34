import { useState } from 'react';
import { pictureTrouble } from './check-picture.ts';
import { CutDialog } from './CutDialog.tsx';
import { readPicture, type Cut, type Picture } from './picture.ts';
import { PictureDrop } from './PictureDrop.tsx';

interface Props {
  title: string;
  picture: Picture | undefined;
  onChange: (picture: Picture | undefined) => void;
  /** Keep all of it beside the part that is compared: it may become evidence. */
  whole?: boolean;
}

/** A picture to compare, or a screenshot of which the profile picture is cut out. It is read here and never leaves the page. */
export function PictureField({ title, picture, onChange, whole = false }: Props) {
  const [state, setState] = useState<{ busy?: boolean; words?: string }>({});
  const [file, setFile] = useState<File>();
  const [cutting, setCutting] = useState(false);

  const take = async (next: File, cut?: Cut) => {
    setState({ busy: true });
    try {
      onChange(await readPicture(next, cut, { whole }));
      setFile(next);
      setState({});
    } catch (error) {
      setState({ words: pictureTrouble(error) });
    }
  };

  return (
    <>
      <PictureDrop
        label="Picture"
        preview={picture?.preview}
        alt={`${title}: the picture you gave`}
        words={state.busy ? 'Reading the picture' : (picture?.name ?? 'Drop it here, paste it, or')}
        error={state.words}
        note={
          picture && picture.quality < 50
            ? 'This picture has little detail; a likeness of it says little.'
            : picture
              ? null
              : 'A screenshot will do: cut the profile picture out of it afterwards.'
        }
        onFile={(next) => void take(next)}
      >
        {picture && file && (
          <button type="button" className="link-like" onClick={() => setCutting(true)}>
            Cut a part out
          </button>
        )}
        {picture && (
          <button
            type="button"
            className="link-like"
            onClick={() => {
              onChange(undefined);
              setFile(undefined);
            }}
          >
            Remove
          </button>
        )}
      </PictureDrop>
      {cutting && file && (
        <CutDialog
          file={file}
          onClose={() => setCutting(false)}
          onCut={(cut) => {
            setCutting(false);
            void take(file, cut);
          }}
        />
      )}
    </>
  );
}
