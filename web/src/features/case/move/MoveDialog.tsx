import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { casePath } from '#domain/case/owner';
import { placeName } from '#domain/case/place';
import { useNow } from '../../../lib/use-now.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { toast } from '../../../ui/Toast.tsx';
import type { Target } from './targets.ts';
import { useMoveCase } from './use-move-case.ts';
import { words } from './words.ts';

const said = words.dialog;

interface Props {
  one: Case;
  targets: readonly Target[];
  onClose: () => void;
}

/** Which business a case goes to, and what changes with that. */
export function MoveDialog({ one, targets, onClose }: Props) {
  const id = useId();
  const now = useNow();
  const online = useOnline();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(targets[0]!);
  const move = useMoveCase(one, async (moved) => {
    await navigate(casePath(moved), { replace: true });
    toast(words.moved(chosen.name));
  });
  const [ours, setOurs] = useState('');
  const isOurs = ours === chosen.id;
  // Whoever said before that the case is for a business has answered this.
  const imitated =
    one.imitates && one.behalf?.relation !== 'BUSINESS'
      ? `${one.imitates.handle} on ${placeName(one.imitates.platform)}`
      : undefined;
  const isAsked = Boolean(one.helperUntil) && Date.parse(one.helperUntil!) > now;
  const isReminded = !one.closedAt && Boolean(one.reminderAt) && Date.parse(one.reminderAt!) > now;
  const changes = [
    said.seen,
    said.stays,
    said.voice,
    ...(isReminded ? [said.reminder] : []),
    ...(isAsked ? [said.friend] : []),
    // A closed case offers none here either.
    ...(one.closedAt ? [] : [said.noFriends]),
    said.back,
  ];
  return (
    <Dialog
      title={targets.length > 1 ? said.titleOfSeveral : said.title(chosen.name)}
      binding={move.isPending}
      onClose={onClose}
    >
      {targets.length > 1 && (
        <div className="field">
          <label htmlFor={id}>{said.which}</label>
          <select
            id={id}
            value={chosen.id}
            disabled={move.isPending}
            onChange={({ target }) => {
              setChosen(targets.find((one) => one.id === target.value)!);
              move.reset();
            }}
          >
            {targets.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
      )}
      <ul className="prose" aria-label={said.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {imitated && (
        <>
          <label className="check" htmlFor={`${id}-ours`}>
            <input
              id={`${id}-ours`}
              type="checkbox"
              checked={isOurs}
              disabled={move.isPending}
              onChange={({ target }) => setOurs(target.checked ? chosen.id : '')}
            />
            <span>{said.isOurs(imitated, chosen.name)}</span>
          </label>
          <p className="small quiet">{said.whyOurs(chosen.name)}</p>
        </>
      )}
      <Failed error={move.error} />
      {move.error?.other && (
        <p>
          <Link to={move.error.other}>{said.other}</Link>
        </p>
      )}
      <p className="actions">
        <button
          type="button"
          className="button primary"
          disabled={move.isPending || !online || (imitated !== undefined && !isOurs)}
          onClick={() => move.mutate(chosen.id)}
        >
          {move.isPending ? said.moving : said.move}
        </button>
        <button type="button" className="button plain" disabled={move.isPending} onClick={onClose}>
          {said.keep}
        </button>
        {!online && (
          <span className="quiet small" role="status">
            {said.offline}
          </span>
        )}
      </p>
    </Dialog>
  );
}
