import { useState } from 'react';
import { Link } from 'react-router-dom';
import { casePath } from '#domain/case/owner';
import { platformTable } from '#domain/platform/platform-table';
import type { User } from '#domain/account/user';
import { toast } from '../../ui/Toast.tsx';
import { useUpdateUser } from '../account/api.ts';
import { useUploadPicture } from '../account/own-picture.ts';
import { useCases } from '../case/api.ts';
import { keepFate, loadFate } from '../compare/offer/fate.ts';
import { isSame } from '../compare/offer/offered.ts';
import { OfferBox } from '../compare/offer/OfferBox.tsx';
import { words as ofOffer } from '../compare/offer/words.ts';
import { loadDraft } from '../compare/side.ts';
import { squareOfPreview } from '../picture/square-of-preview.ts';
import { leftOver, offerOf } from './from-comparison.ts';
import { words } from './words.ts';

interface Props {
  user: User;
  /** Offers only to who has no account here yet when it is drawn. */
  toNewcomers?: boolean;
}

/**
 * After signing up in the tab in which they compared: what was typed there need not be typed again, and what they compared it with can
 * still become a case.
 */
export function FromComparison({ user, toNewcomers = false }: Props) {
  const [draft] = useState(() => loadDraft());
  const [fate, setFate] = useState(loadFate);
  const [mayOffer] = useState(!toNewcomers || !user.socialMediaAccounts?.length);
  const update = useUpdateUser();
  const upload = useUploadPicture();
  const used = fate === 'used';
  const offer = used ? leftOver(draft) : mayOffer ? offerOf(draft, user) : undefined;
  const { data: cases, isPending } = useCases();
  const kept = cases?.find((one) => isSame(one, offer?.other));
  // Compared for their child or somebody else whom they represent: what was typed is that person's.
  if (draft.forElse || fate === 'left' || !offer || isPending || kept?.impersonated) return null;
  // Its case stands among the cases.
  if (used && kept) return null;
  const { account, name, picture, other } = offer;
  const settle = (next: 'used' | 'left') => {
    keepFate(next);
    setFate(next);
  };
  const use = async (wanted: (what: string) => boolean) => {
    const own = (user.socialMediaAccounts ?? []).map(({ platform, pageUrl }) => ({ platform, pageUrl }));
    const { platform, pageUrl } = account ?? {};
    const patch = {
      ...(platform &&
        pageUrl &&
        wanted('account') && { socialMediaAccounts: [...own, { platform, pageUrl }] }),
      ...(name && wanted('name') && { preferredName: name }),
    };
    if (Object.keys(patch).length > 0) await update.mutateAsync(patch);
    if (picture && wanted('picture')) await upload.mutateAsync(await squareOfPreview(picture));
    toast(words.typed.used);
    settle('used');
  };
  const rows = [
    account && {
      ...{ what: 'account', label: words.typed.account },
      value: (
        <>
          <span className="handle">{account.handle}</span>{' '}
          {ofOffer.where(platformTable[account.platform].name)}
        </>
      ),
    },
    name && { what: 'name', label: words.typed.name, value: name },
    picture && {
      ...{ what: 'picture', label: words.typed.picture },
      value: <img className="portrait" src={picture} width={64} height={64} alt={ofOffer.pictureAlt} />,
    },
  ].filter((row) => typeof row === 'object');
  return (
    <OfferBox
      id="from-comparison"
      {...(!used && { lead: words.typed.lead })}
      rows={rows}
      busy={update.isPending || upload.isPending}
      onUse={use}
      onLeave={() => settle('left')}
      action={
        <Link className="button" to="/compare">
          {words.typed.compare}
        </Link>
      }
    >
      {other && used && <p className="small">{words.typed.open(other.handle, other.platformName)}</p>}
      {other && !used && (
        <p className="small">
          {ofOffer.other(other.handle, other.platformName)}{' '}
          {kept ? (
            <Link to={casePath(kept)}>{ofOffer.case}</Link>
          ) : (
            <Link to="/compare">{words.typed.compare}</Link>
          )}
        </p>
      )}
    </OfferBox>
  );
}
