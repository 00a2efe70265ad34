import { useState } from 'react';
import type { BusinessRole } from '#domain/business/role';
import { mayPlace } from '#domain/business/role';
import type { Member } from '#domain/contract/business';
import { useNow } from '../../../lib/use-now.ts';
import { whenWithin } from '../../../lib/when.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { shownThere, useToldCall } from '../use-told-call.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { words as removing } from './removing-words.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { words } from '../words.ts';

const said = words.members;

interface Props {
  businessId: string;
  member: Member;
  /** The role of whoever looks, and whether they own the business. */
  role: BusinessRole;
  owns: boolean;
}

/** One seat: who has it, and what the one who looks may do about it. */
export function MemberRow({ businessId, member, role, owns }: Props) {
  const now = useNow();
  const setRole = useToldCall('set-role');
  const resend = useToldCall('resend-invitation');
  const remove = useToldCall('remove-user');
  const handOver = useToldCall('transfer-business');
  const [asking, setAsking] = useState<'remove' | 'hand'>();
  const { userEmailAddress, state, name, owner, you, invitedUntil } = member;
  const seat = { businessId, userEmailAddress };
  const who = name ?? userEmailAddress;
  const joined = state === 'JOINED';
  const busy = setRole.isPending || resend.isPending || remove.isPending;
  const placed = !owner && !you && mayPlace(role, member.role);
  const act = (label: string, run: () => void) => (
    <button type="button" className="button quiet-button" disabled={busy} onClick={run}>
      {label}
      <span className="vh"> {who}</span>
    </button>
  );
  const withdraw = () => void remove.act(seat, () => said.withdrawn(userEmailAddress));
  const sendAgain = () =>
    void resend.act(seat, ({ mailed }) => (mailed ? said.resent(userEmailAddress) : said.notResent));
  const ends = (done: boolean) => done && setAsking(undefined);
  return (
    <>
      <div>
        <strong>
          <ShownText text={who} />
        </strong>
        {you && <span className="label"> {said.you}</span>}
        {name && <span className="label"> {userEmailAddress}</span>}
        <br />
        <Mark kind={joined ? 'done' : state === 'INVITED' ? 'wait' : 'none'}>{said.states[state]}</Mark>{' '}
        <span className="label">
          {owner ? said.owner : words.roles[member.role]}
          {invitedUntil && state === 'INVITED' && `, ${said.until(whenWithin(invitedUntil, now))}`}
        </span>
      </div>
      <div className="actions">
        {role === 'ADMIN' && !owner && !you && <RoleChoice {...{ businessId, member, who, setRole }} />}
        {placed && !joined && act(said.resend, sendAgain)}
        {placed && !joined && act(said.withdraw, withdraw)}
        {placed && joined && act(said.remove, () => setAsking('remove'))}
        {owns && joined && !owner && act(said.makeOwner, () => setAsking('hand'))}
      </div>
      {asking === 'remove' && (
        <AskFirst
          said={{
            ...removing,
            title: removing.title(who),
            words: [removing.words, ...(member.role === 'ADMIN' ? [words.tokensStay.theirs] : [])].join(' '),
          }}
          act={remove}
          onYes={() => void remove.act(seat, () => said.removed(who), shownThere).then(ends)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'hand' && (
        <AskFirst
          said={{ ...words.handing, title: words.handing.title(who) }}
          act={handOver}
          onYes={() => void handOver.act(seat, () => words.handing.done(who), shownThere).then(ends)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
