import { useEffect, useState } from 'react';
import { checkInvitations, invitationRows } from '#domain/business/invitation-list';
import type { BusinessRole } from '#domain/business/role';
import { mostInvitations } from '#domain/business/seat';
import { expiredOf } from '#domain/business/seat';
import type { InvitationResult } from '#domain/contract/business';
import { keepDraft, keptDraft } from '../../../lib/form/kept-draft.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { InviteTable } from './InviteTable.tsx';
import { useBusinessCall, useMembers } from '../seats-api.ts';
import { words } from '../words.ts';
import { words as said } from './words.ts';

const BLANK = { text: '' };
const keyOf = (businessId: string) => `invite-list-${businessId}`;

/** Invites everybody of a pasted or uploaded list: first what will be sent, then what became of each row. */
export function InviteList({ businessId, role: inviter }: { businessId: string; role: BusinessRole }) {
  const invite = useBusinessCall('invite-users');
  const members = useMembers(businessId);
  const draft = keyOf(businessId);
  const [text, setText] = useState(() => keptDraft(draft, BLANK).text);
  const [results, setResults] = useState<InvitationResult[]>();
  useEffect(() => keepDraft(draft, { text: results ? '' : text }, BLANK), [draft, text, results]);
  const rows = invitationRows(text);
  const checked = checkInvitations(rows, inviter, members.data?.members);
  const ready = checked.filter(({ fault }) => fault === undefined);
  const tooMany = rows.length > mostInvitations;
  const seats = members.data;
  // Those that have expired give way.
  const free = seats
    ? Math.max(0, seats.totalAvailableSeats - seats.usedSeats + expiredOf(seats.members))
    : Infinity;
  const type = (typed: string) => {
    setText(typed);
    setResults(undefined);
    invite.reset();
  };
  const send = () =>
    invite.mutate(
      { businessId, people: rows.map(({ line: _, ...person }) => person) },
      { onSuccess: (answer) => setResults(answer.results) },
    );
  return (
    <div className="stack-small">
      {!results && (
        <>
          <LongField
            label={said.list}
            rows={6}
            value={text}
            onChange={type}
            hint={said.listHint}
            error={tooMany && said.tooMany(mostInvitations)}
          />
          <label className="field">
            <span>{said.file}</span>
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onChange={async ({ target }) => {
                const file = target.files?.[0];
                if (file) type(await file.text());
                target.value = '';
              }}
            />
          </label>
        </>
      )}
      {rows.length > 0 && !tooMany && (
        <InviteTable
          title={results ? said.became : said.preview}
          rows={
            results?.map(({ line, userEmailAddress, invited, mailed, reason }) => ({
              // They are told by their place among those that were sent.
              ...{ line: rows[line - 1]?.line ?? line, email: userEmailAddress, good: invited },
              state: reason ?? (mailed ? said.invited : said.notMailed),
            })) ??
            checked.map(({ line, given, email, role, again, fault }) => ({
              ...{ line, email: email ?? given, good: fault === undefined },
              state: fault ?? said.ready(words.roles[role].toLowerCase(), again),
            }))
          }
        />
      )}
      <p role="status">
        {results
          ? said.outcome(outcomeOf(results))
          : !tooMany && ready.length > free && said.fewerSeats(ready.length, free)}
      </p>
      <Failed error={invite.error} kept />
      <p className="actions">
        {results ? (
          <button type="button" className="button" onClick={() => type('')}>
            {said.newList}
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            disabled={ready.length === 0 || tooMany || invite.isPending}
            onClick={send}
          >
            {invite.isPending
              ? said.sending
              : said.sendAll(free > 0 ? Math.min(ready.length, free) : ready.length)}
          </button>
        )}
      </p>
    </div>
  );
}

const outcomeOf = (results: readonly InvitationResult[]) => {
  const invited = results.filter((one) => one.invited).length;
  const mailed = results.filter((one) => one.mailed).length;
  return { invited, mailed, not: results.length - invited };
};
