import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Case, type Evidence, showsAccount } from '#domain/case/case';
import { fullName } from '#domain/subject/full-name';
import { businessOfCase } from '#domain/case/owner';
import { pressed } from '../../../lib/late/pressed.ts';
import { toast } from '../../../ui/Toast.tsx';
import { useUser } from '../../account/api.ts';
import { evidenceAddress } from './evidence-address.ts';
import { words } from './words.ts';

/**
 * A screenshot may show the picture that nobody has compared yet: puts both accounts into the comparison, with the screenshot to cut it
 * from. Of whoever is represented the comparison would have to be told who they are, so it isn't offered there.
 */
export function CompareShot({ one, piece }: { one: Case; piece: Evidence }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { data: user } = useUser();
  if (!showsAccount(piece) || !wantsPicture(one)) return null;
  const compare = async () => {
    const [address, { compareBoth }, { readPicture }] = await Promise.all([
      evidenceAddress(one, piece),
      pressed(() => import('../../compare/bring/taken-place.ts')),
      pressed(() => import('../../picture/picture.ts')),
    ]);
    const { yours, theirs } = sidesOf(one, (user && fullName(user)) ?? '');
    const picture = await readPicture(fileOf(address, words.compare.file));
    compareBoth(yours, { ...theirs, picture: { ...picture, ofCase: true } });
    await navigate('/compare');
  };
  return (
    <p className="small no-print">
      <button
        type="button"
        className="link-like small"
        disabled={busy}
        onClick={() => {
          setBusy(true);
          compare()
            .catch((error: Error) => toast(error.message))
            .finally(() => setBusy(false));
        }}
      >
        {words.compare.button}
      </button>
    </p>
  );
}

const wantsPicture = (one: Case): boolean =>
  !one.closedAt &&
  !one.behalf &&
  one.platform !== 'DOMAIN' &&
  businessOfCase(one) === undefined &&
  // What a search saw counts for more than what is compared by hand.
  one.snapshot?.seenBy !== 'search' &&
  !one.snapshot?.reasons.some(({ signal }) => signal === 'photo');

function sidesOf({ platform, handle, url, imitates, snapshot }: Case, called: string) {
  const own = snapshot?.yours ?? (imitates?.platform === 'DOMAIN' ? undefined : imitates);
  const link = snapshot?.yours.pasted ?? snapshot?.yours.url ?? own?.handle ?? '';
  return {
    yours: {
      link,
      platform: own?.platform ?? '',
      name: own ? (own.name ?? '') : called,
      ...(snapshot?.yours.bio && { bio: snapshot.yours.bio }),
    },
    theirs: {
      link: snapshot?.theirs.pasted ?? url ?? handle,
      platform,
      name: snapshot?.theirs.name ?? '',
      ...(snapshot?.theirs.bio && { bio: snapshot.theirs.bio }),
    },
  };
}

/** The file in a data: address. */
function fileOf(address: string, name: string): File {
  const [head = '', base64 = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  return new File([bytes], name, { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg' });
}
