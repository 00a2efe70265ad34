import type { Case } from '#domain/case/case';
import { comparedAs } from '#domain/case/compared/compared-as';
import { saidInOrder } from '#domain/scan/reasons/weighed';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import { isPlatform, typedAccount } from '../../platform/account-read.ts';
import { keepTyped } from '../../compare/keep/keep-typed.ts';
import { putBack } from '../../compare/keep/keep-for-later.ts';
import { letGo } from '../../compare/keep/let-go.ts';
import type { Kept } from '../../compare/kept-here.ts';
import { shown } from '../../picture/screenshot.ts';
import { toast } from '../../../ui/Toast.tsx';
import { useAddEvidence, useCreateCase } from '../api.ts';
import { keepSaid } from '../steps/use-said.ts';
import { words } from '../words.ts';
import { type ElseTyped, ForElse } from './ForElse.tsx';
import styles from './KeepComparison.module.css';

/** Whether a case that was there already speaks for another business or person than what was compared, or for one of the two alone. */
const isElse = (said: Case['behalf'], known: Case['behalf']): boolean =>
  said
    ? known?.relation !== said.relation ||
      known.name !== said.name ||
      (said.account !== undefined && known.account?.handle !== said.account?.handle)
    : known?.relation === 'BUSINESS';

/** What was put together before signing in, ready to become a case. It stays here until it is one, or is let go. */
export function KeepComparison({ kept }: { kept: Kept }) {
  const navigate = useNavigate();
  const create = useCreateCase();
  const add = useAddEvidence();
  const [trouble, setTrouble] = useState<string>();
  const busy = create.isPending || add.isPending;
  const { link, platform, mine, snapshot, pictures, business, forElse } = kept;
  const name = snapshot?.yours.name ?? mine?.name;
  const [whom, setWhom] = useState<ElseTyped>({ relation: '', name: name ?? '', isTheirs: true });
  const [sent, setSent] = useState(false);
  const account = forElse && mine && typedAccount(mine);
  const behalf = (): Case['behalf'] => {
    if (business && name) return { name, relation: 'BUSINESS' };
    if (!forElse || !whom.relation) return undefined;
    const told = account ? { account: whom.isTheirs ? account : null } : {};
    return { name: whom.name.trim(), relation: whom.relation, ...told };
  };
  const picture = pictures?.theirs ?? pictures?.screenshot;

  const keep = async () => {
    setTrouble(undefined);
    setSent(true);
    if (forElse && !(whom.relation && whom.name.trim())) return;
    try {
      const said = behalf();
      const { caseId, behalf: known } = await create.mutateAsync({
        link,
        ...(isPlatform(platform) && { platform }),
        ...(mine && {
          mine: {
            link: mine.link,
            ...(isPlatform(mine.platform) && { platform: mine.platform }),
            ...(mine.name && { name: mine.name }),
          },
        }),
        ...(snapshot && { snapshot }),
        ...(said && { behalf: said }),
      });
      for (const side of ['theirs', 'yours'] as const)
        if (pictures?.[side])
          await add.mutateAsync({ caseId, words: '', screenshot: { base64: pictures[side] }, side });
      // The whole of the file that the other account's picture was cut out of.
      const fileSha256 = snapshot?.theirs.fileSha256;
      const ofFile = fileSha256 ? { fileSha256 } : {};
      if (pictures?.screenshot)
        await add.mutateAsync({ caseId, words: '', screenshot: { base64: pictures.screenshot, ...ofFile } });
      if (kept.said) keepSaid(caseId, { behalf: said });
      await keepTyped(kept);
      letGo(kept);
      if (isElse(said, known)) toast(words.fresh.there);
      await navigate(`/cases/${caseId}`, { replace: true });
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const drop = () => {
    letGo(kept);
    toast(words.comparison.discarded, () => putBack(kept));
  };
  return (
    <section className={`sheet ${styles.kept}`} aria-labelledby="kept">
      <div className="sheet-head">
        <h2 className="h4" id="kept">
          <span className="handle">{kept.handle}</span> {words.head.on(kept.platformName)}
        </h2>
        <span className="small quiet">{words.comparison.from}</span>
      </div>
      <div className={styles.matter}>
        {picture && (
          <img className="portrait tall" src={shown({ base64: picture })} alt={words.comparison.picture} />
        )}
        <p className={styles.words}>
          {snapshot
            ? words.comparison.likeness(comparedAs(snapshot), saidInOrder(snapshot.reasons))
            : words.comparison.linkAlone}
        </p>
      </div>
      {forElse && (
        <ForElse
          called={account && words.comparison.on(account.handle, platformTable[account.platform].name)}
          typed={whom}
          type={(part) => setWhom({ ...whom, ...part })}
          sent={sent}
        />
      )}
      {trouble && (
        <p className="note" role="alert">
          {words.comparison.notLost(trouble)}
        </p>
      )}
      <p className="actions">
        <button type="button" className="button primary" disabled={busy} onClick={() => void keep()}>
          {busy ? words.comparison.saving : words.comparison.save}
        </button>
        <button type="button" className="button plain" disabled={busy} onClick={drop}>
          {words.comparison.discard}
        </button>
      </p>
    </section>
  );
}
