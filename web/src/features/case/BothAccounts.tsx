import { useId } from 'react';
import type { Case } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { comparesTheirs } from '#domain/case/represented/told';
import { isAccount } from '#domain/scan/finding';
import { sharesName } from '#domain/scan/reasons/shares-name';
import { utcMoment } from '#domain/utc';
import { Pair } from '../../ui/evidence/Pair.tsx';
import { profileRows } from '../../ui/evidence/profile-rows.tsx';
import { VerdictHead } from '../../ui/evidence/VerdictHead.tsx';
import { Why } from '../compare/Why.tsx';
import { comparesAnothers } from './evidence/piece-title.ts';
import { whoSaw } from './evidence/side/who-saw.ts';
import { pictureOf } from './evidence/side/picture-of.ts';
import { SidePicture } from './evidence/side/SidePicture.tsx';
import { useCaseBusiness } from './owner/case-business.ts';
import { words } from './words.ts';
import styles from './BothAccounts.module.css';

/** Both profiles of a case side by side, or the one beside the name of a domain, how alike they are, and every reason for and against. */
export function BothAccounts({ one }: { one: Case }) {
  const id = useId();
  const { snapshot, imitates, behalf } = one;
  const business = useCaseBusiness();
  if (!snapshot) return null;
  const { verdict, score, reasons } = snapshot;
  const ofDomain = isAccount(snapshot.yours) ? undefined : words.compared.ofDomain;
  const isElse = !comparesTheirs(one);
  const hasPicture = pictureOf(one, 'yours') ?? pictureOf(one, 'theirs');
  const said = business ? { ...words.compared, ...words.compared.ofBusiness } : words.compared;
  const ofOther = comparesAnothers(one) ? words.compared.ofOther : undefined;
  const moment = utcMoment(Date.parse(snapshot.seenAt ?? snapshot.at));
  const rows = profileRows(
    snapshot,
    hasPicture
      ? {
          yours: hadPicture(one, 'yours') && <SidePicture one={one} side="yours" />,
          theirs: hadPicture(one, 'theirs') && <SidePicture one={one} side="theirs" />,
        }
      : undefined,
  );
  return (
    <section className={styles.both} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {ofDomain?.title ?? (isElse ? words.compared.ofElse.title : words.compared.title)}
      </h2>
      {isElse && (
        <p className="note">
          {words.compared.ofElse.note(
            imitates ? words.fresh.account(imitates.handle, placeName(imitates.platform)) : undefined,
            behalf!.name,
          )}
        </p>
      )}
      <VerdictHead verdict={verdict} score={score} sharesName={sharesName(snapshot)}>
        {said[whoSaw(snapshot)](moment, ofOther)}
      </VerdictHead>
      {rows.length > 0 && <Pair rows={rows} yours={ofDomain?.yours ?? ofOther} label={ofDomain?.title} />}
      <Why id={id} title={words.compared.why} reasons={reasons} rank="h3" />
    </section>
  );
}

/** A picture that nobody saw or gave is as unknown as a bio: "not kept" would ask where it went. */
function hadPicture(one: Case, side: 'yours' | 'theirs'): true | undefined {
  const { picture, photoHash, imageUrl, fileSha256 } = one.snapshot?.[side] ?? {};
  return pictureOf(one, side) || picture || photoHash || imageUrl || fileSha256 ? true : undefined;
}
