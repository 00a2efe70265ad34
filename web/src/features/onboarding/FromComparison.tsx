import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { casePath } from '#domain/case/owner';
import { platformTable } from '#domain/platform/platform-table';
import type { User } from '#domain/account/user';
import { toast } from '../../ui/Toast.tsx';
import { useUpdateUser } from '../account/api.ts';
import { useUploadPicture } from '../account/own-picture.ts';
import { useCases } from '../case/api.ts';
import { loadDraft } from '../compare/side.ts';
import { squareOfPreview } from '../picture/square-of-preview.ts';
import styles from './FromComparison.module.css';
import { offerOf } from './from-comparison.ts';
import { words } from './words.ts';

const LEFT = 'countersign.compare.left';
const left = () => {
  try {
    return sessionStorage.getItem(LEFT) !== null;
  } catch {
    return true;
  }
};

/** After signing up in the tab in which they compared: what was typed there need not be typed again. */
export function FromComparison({ user }: { user: User }) {
  const [draft] = useState(() => loadDraft());
  const [gone, setGone] = useState(left);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const update = useUpdateUser();
  const upload = useUploadPicture();
  const offer = offerOf(draft, user);
  const isOther = ({ platform, handle }: { platform: string; handle: string }) =>
    platform === offer?.other?.platform && handle.toLowerCase() === offer.other.handle.toLowerCase();
  const kept = useCases().data?.find(isOther);
  if (gone || !offer) return null;
  const { account, name, picture, other } = offer;
  const busy = update.isPending || upload.isPending;
  const wanted = (what: string) => !without.has(what);
  const leave = () => {
    sessionStorage.setItem(LEFT, '1');
    setGone(true);
  };
  const use = async () => {
    const own = (user.socialMediaAccounts ?? []).map(({ platform, pageUrl }) => ({ platform, pageUrl }));
    const { platform, pageUrl } = account ?? {};
    const patch = {
      ...(platform &&
        pageUrl &&
        wanted('account') && { socialMediaAccounts: [...own, { platform, pageUrl }] }),
      ...(name && wanted('name') && { preferredName: name }),
    };
    try {
      if (Object.keys(patch).length > 0) await update.mutateAsync(patch);
      if (picture && wanted('picture')) await upload.mutateAsync(await squareOfPreview(picture));
      toast(words.typed.used);
      leave();
    } catch (error) {
      toast((error as Error).message);
    }
  };
  const row = (what: string, label: string, value: ReactNode) => (
    <label className="check" key={what}>
      <input
        type="checkbox"
        checked={wanted(what)}
        disabled={busy}
        onChange={() =>
          setWithout((before) => {
            const after = new Set(before);
            if (!after.delete(what)) after.add(what);
            return after;
          })
        }
      />
      <span className={styles.value}>
        <span className="label">{label}</span> {value}
      </span>
    </label>
  );
  return (
    <section className={`note seal-note ${styles.offer}`} aria-labelledby="from-comparison">
      <h2 className="h4" id="from-comparison">
        {words.typed.title}
      </h2>
      <p className="small">{words.typed.lead}</p>
      <div className={styles.rows}>
        {account &&
          row(
            'account',
            words.typed.account,
            <>
              <span className="handle">{account.handle}</span>{' '}
              {words.alsoMine.where(platformTable[account.platform].name)}
            </>,
          )}
        {name && row('name', words.typed.name, name)}
        {picture &&
          row(
            'picture',
            words.typed.picture,
            <img className="portrait" src={picture} width={64} height={64} alt={words.typed.pictureAlt} />,
          )}
      </div>
      {other && (
        <p className="small">
          {words.typed.other(other.handle, other.platformName)}{' '}
          {kept ? (
            <Link to={casePath(kept)}>{words.typed.case}</Link>
          ) : (
            <Link to="/compare">{words.typed.compare}</Link>
          )}
        </p>
      )}
      <p className="actions">
        <button
          type="button"
          className="button primary"
          disabled={
            busy || !(['account', 'name', 'picture'] as const).some((one) => offer[one] && wanted(one))
          }
          onClick={() => void use()}
        >
          {words.typed.use}
        </button>
        <button type="button" className="button plain" disabled={busy} onClick={leave}>
          {words.typed.leave}
        </button>
      </p>
    </section>
  );
}
