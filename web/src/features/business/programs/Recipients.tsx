import type { Recipient } from '#domain/contract/business-programs';
import { toast } from '../../../ui/Toast.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { words as business } from '../words.ts';
import { useProgramCall } from './api.ts';
import { words } from './words.ts';

const said = words.alerts;

/** A tick for each admin and manager; the last one stays. */
export function Recipients({
  businessId,
  recipients,
}: {
  businessId: string;
  recipients: readonly Recipient[];
}) {
  const set = useProgramCall('set-alerts');
  const told = recipients.filter(({ alerts }) => alerts).length;
  const asked = set.isPending ? set.variables : undefined;
  const turn = async ({ userEmailAddress, name }: Recipient, alerts: boolean) => {
    const who = name ?? userEmailAddress;
    try {
      await set.mutateAsync({ businessId, userEmailAddress, alerts });
      toast(alerts ? said.on(who) : said.off(who));
    } catch (error) {
      toast((error as Error).message);
    }
  };
  return (
    <div className="stack-small">
      <p className="quiet prose">{said.lead}</p>
      <ul className="stack-small" aria-label={said.list}>
        {recipients.map((one) => (
          <li key={one.userEmailAddress}>
            <label className="check">
              <input
                type="checkbox"
                checked={asked?.userEmailAddress === one.userEmailAddress ? asked.alerts : one.alerts}
                // Disabled while it is saved, it would lose the focus.
                aria-busy={set.isPending}
                disabled={one.alerts && told === 1}
                onChange={({ target }) => set.isPending || void turn(one, target.checked)}
              />
              <span>
                <ShownText text={one.name ?? one.userEmailAddress} />{' '}
                <span className="label">{one.owner ? business.members.owner : business.roles[one.role]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {told === 0 && recipients.length > 0 && <p className="note">{said.nobody}</p>}
      {told === 1 && <p className="quiet small">{said.last}</p>}
    </div>
  );
}
