import { Dialog } from '../../../ui/Dialog.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useBusinessCall } from '../seats-api.ts';
import { words } from '../words.ts';

interface Props {
  seat: { businessId: string; userEmailAddress: string };
  who: string;
  onClose: () => void;
}

/** Asks before somebody loses their seat. */
export function Remove({ seat, who, onClose }: Props) {
  const remove = useBusinessCall('remove-user');
  const said = words.removing;
  const done = () => {
    toast(words.members.removed(who));
    onClose();
  };
  return (
    <Dialog title={said.title(who)} onClose={onClose}>
      <p>{said.words}</p>
      <Failed error={remove.error} />
      <p className="actions">
        <button
          type="button"
          className="button primary"
          disabled={remove.isPending}
          onClick={() => remove.mutate(seat, { onSuccess: done })}
        >
          {said.remove}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {said.keep}
        </button>
      </p>
    </Dialog>
  );
}

/** Asks before the business is somebody else's. */
export function HandOver({ seat, who, onClose }: Props) {
  const hand = useBusinessCall('transfer-business');
  const said = words.handing;
  const done = () => {
    toast(said.done(who));
    onClose();
  };
  return (
    <Dialog title={said.title(who)} onClose={onClose}>
      <p>{said.words}</p>
      <Failed error={hand.error} />
      <p className="actions">
        <button
          type="button"
          className="button primary"
          disabled={hand.isPending}
          onClick={() => hand.mutate(seat, { onSuccess: done })}
        >
          {said.hand}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {said.keep}
        </button>
      </p>
    </Dialog>
  );
}
