import { normalEmail } from '../text.ts';
import { asRole, BusinessRole, mayPlace } from './role.ts';
import type { SeatState } from './seat.ts';

/** One line of a list, as somebody wrote it. */
export interface InvitationRow {
  /** Where it stands in the list that somebody has; absent where it came without one. */
  line?: number | undefined;
  userEmailAddress: string;
  role?: string | undefined;
}

export type CheckedRow =
  | { line: number; given: string; email: string; role: BusinessRole; again: boolean; fault?: undefined }
  | { line: number; given: string; email?: undefined; role?: undefined; again?: undefined; fault: string };

/**
 * Reads a pasted or uploaded list: an address a line, a role after a comma, semicolon or tab if it is not a member's. A first
 * line that names its columns is left out, and so are empty ones, but they count. An address may have a name before it, as address
 * books copy it.
 *
 *     "email,role\nada@acme.example,manager\n" -> [{line: 2, userEmailAddress: 'ada@acme.example', role: 'manager'}]
 */
export function invitationRows(text: string): InvitationRow[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((text, before) => {
      const cells = withoutQuotedName(text).split(/[,;\t]/);
      return { line: before + 1, cells: cells.map(unquoted).map(withoutName) };
    })
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = lines[0]?.cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, '')) ?? [];
  const named = columns.findIndex((name) => /^(e?mail|e?mailaddress|useremailaddress)$/.test(name));
  const at = named < 0 ? { email: 0, role: 1 } : { email: named, role: columns.indexOf('role') };
  return lines.slice(named < 0 ? 0 : 1).map(({ line, cells }) => ({
    line,
    userEmailAddress: cells[at.email] ?? '',
    ...(cells[at.role] && { role: cells[at.role] }),
  }));
}

const unquoted = (cell: string): string => {
  const text = cell.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).trim() : text;
};

/** `"Ahmed, Fatima" <fatima@acme.example>` -> `<fatima@acme.example>`: a name in quotes may hold what ends a cell. */
const withoutQuotedName = (line: string): string => line.replace(/^\s*"[^"<>]*"\s*(?=<)/, '');

/** `Fatima <fatima@acme.example>` -> `fatima@acme.example` */
const withoutName = (cell: string): string => /^[^<>]*<\s*([^<>\s]+@[^<>\s]+)\s*>$/.exec(cell)?.[1] ?? cell;

/** `hallo@käthe.example` -> `hallo@xn--kthe-loa.example`, as a browser makes of it in a field for one address. */
const withRegisteredDomain = (address: string): string =>
  address.replace(/@(?=.*\P{ASCII})([^\s@/?#:\\]+)\s*$/u, (written, domain: string) => {
    const page = `https://${domain}`;
    return URL.canParse(page) ? `@${new URL(page).hostname}` : written;
  });

/** Why somebody who is there, or invited already, is not invited again. */
export const seatedAlready = 'This person already has a seat or an invitation.';

/** A seat that an address holds: taken, or offered. */
interface HeldSeat {
  userEmailAddress: string;
  role: BusinessRole;
  state: SeatState;
}

/** Why `inviter` can't invite whoever holds a seat already. An invitation that has expired is sent again by those who may. */
export function seatFault(
  inviter: BusinessRole,
  { role, state }: Pick<HeldSeat, 'role' | 'state'>,
): string | undefined {
  if (state !== 'EXPIRED') return seatedAlready;
  if (mayPlace(inviter, role)) return undefined;
  return `Their invitation as ${asRole[role]} has expired. Only an admin can invite them again.`;
}

/**
 * Each row in its order, ready to be invited or with what is wrong with it. Lines count from 1; a row without one is told by its place.
 *
 * @param inviter the role of whoever invites
 * @param seats those of the business that are held
 */
export function checkInvitations(
  rows: readonly InvitationRow[],
  inviter: BusinessRole,
  seats: readonly HeldSeat[] = [],
): CheckedRow[] {
  const held = new Map(seats.map((seat) => [seat.userEmailAddress, seat]));
  const seen = new Set<string>();
  return rows.map(({ line, userEmailAddress, role: wanted }, index) => {
    const row = { line: line ?? index + 1, given: userEmailAddress };
    const email = normalEmail(withRegisteredDomain(userEmailAddress));
    if (email === undefined) return { ...row, fault: 'Please enter a valid email' };
    if (wanted?.includes('@')) return { ...row, fault: 'Please put each address on its own line.' };
    const role = BusinessRole.safeParse((wanted || 'MEMBER').trim().toUpperCase());
    if (!role.success) return { ...row, fault: 'The role must be admin, manager or member.' };
    if (!mayPlace(inviter, role.data)) return { ...row, fault: 'Managers can only invite members.' };
    const seat = held.get(email);
    const fault = seat && seatFault(inviter, seat);
    if (fault) return { ...row, fault };
    if (seen.has(email)) return { ...row, fault: 'This address is on the list twice.' };
    seen.add(email);
    return { ...row, email, role: role.data, again: Boolean(seat) };
  });
}
