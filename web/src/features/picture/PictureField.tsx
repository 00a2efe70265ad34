import { useState } from 'react';
import { pictureTrouble } from './check-picture.ts';
import { CropDialog } from './crop/CropDialog.tsx';
import { looksUncut } from './looks-uncut.ts';
import { fileOf, readPicture, type Cut, type Picture } from './picture.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { words } from './words.ts';

const { field } = words;

interface Props {
  title: string;
  picture: Picture | undefined;
  onChange: (picture: Picture | undefined) => void;
}

/** A picture to compare, or a screenshot of which the profile picture is cut out. It is read here and never leaves the page. */
export function PictureField({ title, picture, onChange }: Props) {
  const [state, setState] = useState<{ busy?: boolean; words?: string }>({});
  const [file, setFile] = useState<File>();
  const [cutting, setCutting] = useState<File>();

  const take = async (next: File, cut?: Cut) => {
    setState({ busy: true });
    try {
      onChange(await readPicture(next, cut));
      setFile(next);
      setState({});
    } catch (error) {
      const trouble = pictureTrouble(error);
      setState({ words: picture && !cut ? field.kept(trouble, next.name) : trouble });
    }
  };

  /** Of the smaller copy when the file is gone: name and hash stay those of the file. */
  const cutOut = async (from: File, cut: Cut) => {
    if (from === file || !picture) return take(from, cut);
    const { name, sha256, whole, ofCase } = picture;
    try {
      onChange({
        ...{ ...(await readPicture(from, cut)), name, sha256 },
        ...(whole && { whole }),
        ...(ofCase && { ofCase }),
      });
    } catch (error) {
      setState({ words: pictureTrouble(error) });
    }
  };

  return (
    <>
      <PictureDrop
        label={field.label}
        preview={picture?.preview}
        alt={field.given(title)}
        words={state.busy ? field.reading : (picture?.name ?? words.drop.before)}
        error={state.words}
        note={
          picture && looksUncut(picture)
            ? field.uncut
            : picture && picture.quality < 50
              ? field.plain
              : picture
                ? null
                : field.hint
        }
        onFile={(next) => void take(next)}
        onRemove={() => {
          onChange(undefined);
          setFile(undefined);
          setState({});
        }}
      >
        {picture && (file ?? picture.whole) && (
          <button type="button" className="link-like" onClick={() => setCutting(file ?? fileOf(picture))}>
            {field.crop}
          </button>
        )}
      </PictureDrop>
      {cutting && (
        <CropDialog
          file={cutting}
          onClose={() => setCutting(undefined)}
          onCut={(cut) => {
            setCutting(undefined);
            void cutOut(cutting, cut);
          }}
        />
      )}
    </>
  );
}
