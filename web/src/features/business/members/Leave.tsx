import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type OwnBusiness, useBusiness } from '../api.ts';
import { calledIn } from '../told-apart.ts';
import { shownThere, useToldCall } from '../use-told-call.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { words } from '../words.ts';

const said = words.leaving;

/** Gives up the own seat. */
export function Leave({ business, address }: { business: OwnBusiness; address: string }) {
  const { clear } = useBusiness();
  const leave = useToldCall('remove-user', clear);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const go = () =>
    leave
      .act(
        { businessId: business.id, userEmailAddress: address },
        () => said.left(calledIn(business)),
        shownThere,
      )
      .then((left) => left && navigate('/business-dashboard', { replace: true }));
  return (
    <>
      <p className="actions">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {said.yes}
        </button>
      </p>
      {open && (
        <AskFirst
          said={{
            ...said,
            title: said.ask(calledIn(business)),
            words: [said.words, ...(business.role === 'ADMIN' ? [words.tokensStay.yours] : [])].join(' '),
          }}
          act={leave}
          onYes={() => void go()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
