import { asSeen } from '#domain/engine/web/as-seen';
import { useToldCall } from '../use-told-call.ts';
import { words } from './words.ts';

const said = words.give;

/** Takes a domain that was added by hand off the list; the message that says so puts it back as it was. */
export function RemoveDomain({ businessId, domain }: { businessId: string; domain: string }) {
  const remove = useToldCall('remove-domain');
  const give = useToldCall('give-domain');
  const request = { businessId, domain };
  const again = () => void give.act(request, () => words.saidUndone(asSeen(domain)));
  return (
    <button
      type="button"
      className="button quiet-button"
      disabled={remove.isPending}
      onClick={() => void remove.act(request, () => said.removed(asSeen(domain)), undefined, again)}
    >
      {said.remove}
      <span className="vh"> {domain}</span>
    </button>
  );
}
