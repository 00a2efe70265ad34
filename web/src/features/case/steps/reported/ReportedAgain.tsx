import type { Case } from '#domain/case/case';
import { lastAnswer } from '#domain/case/last-answer';
import { isGoneSince } from '#domain/case/review-due';
import { utcDay } from '#domain/utc';
import { DateField } from '../DateField.tsx';
import { dateValue, namedDay, namedValue } from '../days.ts';
import { words } from '../words.ts';

interface Props {
  one: Case;
  now: number;
  busy: boolean;
  onReported: (on: string) => void;
}

/** For an account that was gone after its report and is back, or whose report was answered: another report, which leaves the first as it is. */
export function ReportedAgain({ one, now, busy, onReported }: Props) {
  const { reportedOn } = one;
  if (!reportedOn || one.goneAt || one.closedAt) return null;
  if (!isGoneSince(one) && !lastAnswer(one)) return null;
  return (
    <DateField
      key={reportedOn}
      label={words.report.more}
      value={dateValue(now)}
      min={namedValue(reportedOn)}
      early={words.report.early(utcDay(reportedOn))}
      max={dateValue(now)}
      save={words.report.markAgain}
      busy={busy}
      always
      onSave={(day) => {
        const on = namedDay(day);
        if (on) onReported(on);
      }}
    />
  );
}
