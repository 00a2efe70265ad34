import type { Case } from '#domain/case/case';
import { dayOf } from '../../../lib/when.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useEditCase } from '../api.ts';
import { DateField } from './DateField.tsx';
import { dateValue, daysFrom, momentOf } from './days.ts';

/** Reminders come in the morning. */
const MORNING = 9;
const CHOICES = [
  [3, 'In three days'],
  [7, 'In a week'],
  [14, 'In two weeks'],
] as const;

/** When to look again; a reminder comes among the notifications, and leads back here. */
export function WaitStep({ one, now }: { one: Case; now: number }) {
  const edit = useEditCase(one.caseId);
  // Once it was due it has been told, and another may be asked for.
  const reminderAt = one.reminderAt && Date.parse(one.reminderAt) > now ? one.reminderAt : undefined;
  if (one.closedAt) return <p className="quiet">Case closed. No reminder will be sent.</p>;
  const remind = (value: string | null | undefined) => {
    if (value === undefined) return;
    edit.mutate(
      { reminderAt: value },
      {
        onSuccess: () =>
          value === null
            ? toast('No reminder.', () => edit.mutate({ reminderAt: reminderAt ?? null }))
            : toast(`We’ll remind you on ${dayOf(value)}.`),
        onError: (error) => toast(`Not saved. ${error.message}`),
      },
    );
  };
  return (
    <>
      {reminderAt ? (
        <p className="actions">
          <Mark kind="wait">We’ll remind you on {dayOf(reminderAt)}</Mark>
          <button type="button" className="link-like" disabled={edit.isPending} onClick={() => remind(null)}>
            No reminder
          </button>
        </p>
      ) : (
        <p className="actions" role="group" aria-label="Remind me">
          {CHOICES.map(([days, words]) => (
            <button
              key={days}
              type="button"
              className="button"
              disabled={edit.isPending}
              onClick={() => remind(momentOf(daysFrom(now, days), MORNING))}
            >
              {words}
            </button>
          ))}
        </p>
      )}
      <DateField
        key={reminderAt ? 'again' : 'first'}
        label={reminderAt ? 'Another day' : 'Or on this day'}
        value={reminderAt ? dateValue(Date.parse(reminderAt)) : ''}
        min={daysFrom(now, 1)}
        save={reminderAt ? 'Change the day' : 'Remind me'}
        busy={edit.isPending}
        onSave={(day) => remind(momentOf(day, MORNING))}
      />
    </>
  );
}
