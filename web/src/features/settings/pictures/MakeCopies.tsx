import { useId, useRef, useState } from 'react';
import type { User } from '#domain/account/user';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../ui/Toast.tsx';
import { pictureTrouble } from '../../picture/check-picture.ts';
import { alreadySquare } from '../../picture/already-square.ts';
import { CropDialog } from '../../picture/crop/CropDialog.tsx';
import { PictureDrop } from '../../picture/PictureDrop.tsx';
import type { Cut } from '../../picture/picture.ts';
import { useOneAtATime } from '../one-at-a-time.ts';
import { useCopiesChanged } from './copies.ts';
import { carryingSquare, makeCopies, type Square } from './make-copies.ts';
import styles from './pictures.module.css';
import { words } from './words.ts';

const { make } = words;

/** One's own platforms first: copies are for accounts that one has. */
const ownFirst = (own: ReadonlySet<Platform>) =>
  [...Platform.options].sort((one, other) => Number(own.has(other)) - Number(own.has(one)));

/** What the button waits for, in words; nothing where all is there. */
function wordsFor(hasPicture: boolean, hasPlatform: boolean) {
  if (hasPicture) return hasPlatform ? '' : make.missing.platform;
  return hasPlatform ? make.missing.picture : make.missing.both;
}

/** A file that is being cut; each choice has a dialog of its own. */
interface Cutting {
  file: File;
  turn: number;
}

/** Choose a picture, cut a square where it is none, choose platforms: a copy for each, marked here, in one zip. */
export function MakeCopies({ user }: { user: User }) {
  const id = useId();
  const once = useOneAtATime();
  const changed = useCopiesChanged();
  const own = new Set((user.socialMediaAccounts ?? []).map(({ platform }) => platform));
  const [chosen, setChosen] = useState<ReadonlySet<Platform>>(own);
  const [file, setFile] = useState<File>();
  const [cutting, setCutting] = useState<Cutting>();
  const [square, setSquare] = useState<Square>();
  const [state, setState] = useState<{ checking?: boolean; error?: string }>({});
  const [progress, setProgress] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const turns = useRef(0);

  const cutFrom = (from: File) => setCutting({ file: from, turn: (turns.current += 1) });
  const take = async (from: File, cut: Cut) => {
    setState({ checking: true });
    try {
      const next = await carryingSquare(from, cut);
      square?.bitmap.close();
      setSquare(next);
      setState({});
    } catch (error) {
      setState({ error: pictureTrouble(error) });
    }
  };
  const platforms = ownFirst(own);
  const wanted = platforms.filter((platform) => chosen.has(platform));
  const run = async (from: Square) => {
    setTrouble(undefined);
    setProgress(0);
    try {
      const { name, zip } = await makeCopies(from, wanted, setProgress);
      saveFile(name, zip, 'application/zip');
      toast(make.done(wanted.length));
    } catch (error) {
      setTrouble(make.failed((error as Error).message));
    } finally {
      setProgress(undefined);
      void changed();
    }
  };
  const busy = progress !== undefined;
  const missing = wordsFor(Boolean(square || state.checking), wanted.length > 0);
  return (
    <div className={styles.make}>
      <PictureDrop
        label={make.picture}
        preview={square?.preview}
        alt={make.chosen}
        words={state.checking ? make.checking : square ? make.ready : make.choose}
        error={state.error}
        note={make.hint}
        only
        onFile={(next) => {
          setFile(next);
          void alreadySquare(next).then((whole) => (whole ? take(next, whole) : cutFrom(next)));
        }}
      >
        {file && (
          <button type="button" className="link-like" disabled={busy} onClick={() => cutFrom(file)}>
            {make.crop}
          </button>
        )}
      </PictureDrop>
      <fieldset className={styles.platforms} disabled={busy}>
        <legend>{make.platforms}</legend>
        {platforms.map((platform) => (
          <label key={platform} className="check">
            <input
              type="checkbox"
              checked={chosen.has(platform)}
              onChange={({ target: { checked } }) => {
                const next = new Set(chosen);
                if (checked) next.add(platform);
                else next.delete(platform);
                setChosen(next);
              }}
            />
            <span>{platformTable[platform].name}</span>
          </label>
        ))}
      </fieldset>
      <p className="actions">
        <button
          type="button"
          className="button primary"
          disabled={!square || wanted.length === 0 || busy || state.checking}
          aria-describedby={`${id}-state`}
          onClick={() => square && once(() => run(square))}
        >
          {busy ? make.busy(progress, wanted.length) : make.button(wanted.length)}
        </button>
      </p>
      <p className={trouble ? 'note' : 'small quiet'} id={`${id}-state`} role="status">
        {trouble ?? missing}
      </p>
      {cutting && (
        <CropDialog
          key={cutting.turn}
          title={make.cropTitle}
          whole
          file={cutting.file}
          onClose={() => setCutting((now) => (now === cutting ? undefined : now))}
          onCut={(cut) => {
            setCutting((now) => (now === cutting ? undefined : now));
            void take(cutting.file, cut);
          }}
        />
      )}
    </div>
  );
}
