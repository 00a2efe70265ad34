import { useEffect, useId, useRef, useState } from 'react';
import { PictureRefused, readPicture, type Cut, type Picture } from './picture.ts';
import { CutDialog } from './CutDialog.tsx';

interface Props {
  title: string;
  picture: Picture | undefined;
  onChange: (picture: Picture | undefined) => void;
}

/** Choose, drop or paste a picture. It is read here and never leaves the page. */
export function PictureField({ title, picture, onChange }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ busy?: boolean; words?: string }>({});
  const [over, setOver] = useState(false);
  const [file, setFile] = useState<File>();
  const [cutting, setCutting] = useState(false);

  const take = async (next: File | undefined, cut?: Cut) => {
    if (!next) return;
    setState({ busy: true });
    try {
      onChange(await readPicture(next, cut));
      setFile(next);
      setState({});
    } catch (error) {
      if (!(error instanceof PictureRefused)) console.error(error);
      setState({
        words:
          error instanceof PictureRefused
            ? error.message
            : 'This picture could not be read. Try another copy of it.',
      });
    }
  };
  usePastedPicture(box, (pasted) => void take(pasted));

  return (
    <div className="field" ref={box}>
      <label htmlFor={`${id}-file`}>Picture</label>
      <div
        className={over ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        {picture ? (
          <img className="portrait" src={picture.preview} alt={`${title}: the picture you gave`} />
        ) : (
          <span className="portrait blank-portrait" aria-hidden="true" />
        )}
        <div className="drop-words">
          <span className="drop-name">
            {state.busy ? 'Reading the picture' : (picture?.name ?? 'Drop it here, paste it, or')}
          </span>
          <input
            id={`${id}-file`}
            className="file"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-words`}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <span className="actions tight">
            <label htmlFor={`${id}-file`} className="link-like" aria-hidden="true">
              {picture ? 'Replace' : 'choose a file'}
            </label>
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
          </span>
        </div>
      </div>
      <span id={`${id}-words`} className={state.words ? 'error' : 'hint'} role="status">
        {state.words ??
          (picture && picture.quality < 50
            ? 'This picture has little detail; a likeness of it says little.'
            : picture
              ? null
              : 'A screenshot will do: cut the profile picture out of it afterwards.')}
      </span>
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
    </div>
  );
}

/** A picture pasted while the pointer or the focus is on this half of the form belongs to it. */
function usePastedPicture(box: React.RefObject<HTMLElement | null>, take: (file: File) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const half = box.current?.closest('fieldset');
      const image = [...(event.clipboardData?.files ?? [])].find((file) => file.type.startsWith('image/'));
      if (!image || !half) return;
      const focused = document.activeElement?.closest('fieldset');
      if (focused ? focused !== half : !half.matches(':hover')) return;
      event.preventDefault();
      latest.current(image);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [box]);
}
