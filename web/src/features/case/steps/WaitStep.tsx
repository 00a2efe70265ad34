import type { Case } from '#domain/case/case';
import { dayOf } from '../../../lib/when.ts';
import { Link } from 'react-router-dom';
import { Mark } from '../../../ui/Mark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useUser } from '../../account/api.ts';
import { useEditCase } from '../api.ts';
import { words as ofDomain } from '../domain/words.ts';
import { useCaseBusiness } from '../owner/case-business.ts';
import { DateField } from './DateField.tsx';
import { dateValue, daysFrom, momentOf } from './days.ts';
import { words } from './words.ts';

/** Reminders come in the morning. */
const MORNING = 9;
const CHOICES = [3, 7, 14] as const;

/** When to look again; a reminder comes among the notifications, and leads back here. Of a closed case none comes, and none is offered. */
export function WaitStep({ one, now }: { one: Case; now: number }) {
  const edit = useEditCase(one.caseId);
  const isOfBusiness = Boolean(useCaseBusiness());
  // Once it was due it has been told, and another may be asked for.
  const reminderAt = one.reminderAt && Date.parse(one.reminderAt) > now ? one.reminderAt : undefined;
  if (one.closedAt)
    return <p className="quiet">{reminderAt ? words.wait.closedReminder : words.wait.closed}</p>;
  const remind = (value: string | null | undefined) => {
    if (value === undefined) return;
    edit.mutate(
      { reminderAt: value },
      {
        onSuccess: () =>
          value === null
            ? toast(words.wait.removed, () => edit.mutate({ reminderAt: reminderAt ?? null }))
            : toast(`${words.wait.on(dayOf(value), isOfBusiness)}.`),
        onError: (error) => toast(words.step.notSaved(error.message)),
      },
    );
  };
  return (
    <>
      <p className="quiet prose">
        {one.domain ? ofDomain[one.unwatched ? 'usualUnwatched' : 'usual'] : words.wait.usual}
      </p>
      {reminderAt ? (
        <p className="actions">
          <Mark kind="wait">{words.wait.on(dayOf(reminderAt), isOfBusiness)}</Mark>
          <button type="button" className="link-like" disabled={edit.isPending} onClick={() => remind(null)}>
            {words.wait.remove}
          </button>
        </p>
      ) : (
        <p className="actions" role="group" aria-label={words.wait.label}>
          {CHOICES.map((days) => (
            <button
              key={days}
              type="button"
              className="button"
              disabled={edit.isPending}
              onClick={() => remind(momentOf(daysFrom(now, days), MORNING))}
            >
              {words.wait.in[days]}
            </button>
          ))}
        </p>
      )}
      {reminderAt && !isOfBusiness && <NoEmail />}
      <DateField
        key={reminderAt ? 'again' : 'first'}
        label={reminderAt ? words.wait.again : words.wait.first}
        value={reminderAt ? dateValue(Date.parse(reminderAt)) : ''}
        min={daysFrom(now, 1)}
        early={words.wait.early}
        save={reminderAt ? words.wait.change : words.wait.remind}
        busy={edit.isPending}
        onSave={(day) => remind(momentOf(day, MORNING))}
      />
    </>
  );
}

/** A person's reminder comes by email as well, unless they turned those off. */
function NoEmail() {
  const { data: user } = useUser();
  if (user?.alertsMonitoring !== false) return null;
  const [before, link, after] = words.wait.noEmail;
  return (
    <p className="small quiet">
      {before}
      <Link to="/settings/alerts">{link}</Link>
      {after}
    </p>
  );
}
