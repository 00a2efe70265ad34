import { useId, useRef, useState, type ReactNode } from 'react';
import { usePastedPicture } from './use-pasted-picture.ts';
import styles from './PictureDrop.module.css';
import { words } from './words.ts';

const { drop } = words;

interface Props {
  label: string;
  /** Address of what was given; undefined before. */
  preview: string | undefined;
  alt: string;
  /** Beside the picture: its name, or what is going on. */
  words: string;
  note?: ReactNode;
  error?: string | undefined;
  onFile: (file: File) => void;
  /** Takes away what was given, where it can go. */
  onRemove?: () => void;
  /** The only place for a picture on its page: whatever is pasted belongs here. */
  only?: boolean;
  /** A picture of a screen: its frame takes any shape. */
  tall?: boolean;
  /** What can be done with the picture, beside replacing it. */
  children?: ReactNode;
}

/** A place for one picture: choose, drop or paste it. */
export function PictureDrop({
  label,
  preview,
  alt,
  words: said,
  note,
  error,
  onFile,
  onRemove,
  only = false,
  tall = false,
  children,
}: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  usePastedPicture(box, onFile, { only });
  const take = (files: FileList | null) => {
    if (files?.[0]) onFile(files[0]);
  };
  return (
    <div className="field" ref={box}>
      <label htmlFor={`${id}-file`}>{label}</label>
      <div
        className={over ? `${styles.drop} ${styles.over}` : styles.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        {preview ? (
          <img className={tall ? 'portrait tall' : 'portrait'} src={preview} alt={alt} />
        ) : (
          <span className={`portrait ${styles.blank}`} aria-hidden="true" />
        )}
        <div className={styles.words}>
          <span className={styles.name}>{said}</span>
          <input
            ref={input}
            id={`${id}-file`}
            className={styles.file}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-words`}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          <span className="actions tight">
            <label htmlFor={`${id}-file`} className="link-like" aria-hidden="true">
              {preview ? drop.replace : drop.choose}
            </label>
            {children}
            {preview && onRemove && (
              <button
                type="button"
                className="link-like"
                onClick={() => {
                  onRemove();
                  // The button goes with the picture.
                  input.current?.focus({ preventScroll: true });
                }}
              >
                {drop.remove}
              </button>
            )}
          </span>
        </div>
      </div>
      <span id={`${id}-words`} className={error ? 'error' : 'hint'} role="status">
        {error ?? note}
      </span>
    </div>
  );
}
