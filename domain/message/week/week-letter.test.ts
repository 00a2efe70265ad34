import { describe, expect, it } from 'vitest';
import type { Finding, FindingEvent } from '../../scan/finding.ts';
import type { Scan, SourceProgress } from '../../scan/scan.ts';
import type { Part } from '../letter.ts';
import { weekLetter } from './week-letter.ts';

const until = '2026-11-22T09:00:00.000Z';
const within = '2026-11-20T09:00:00.000Z';
const finding = (what: FindingEvent['what'], over: Partial<Finding> = {}): Finding => ({
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'likely clone', score: 90, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'maya' }, theirs: { platform: 'X', handle: 'copy' } },
  ...{ status: 'OPEN', firstSeen: within, lastSeen: within, history: [{ at: within, what }], ...over },
});
const row = (
  platform: SourceProgress['platform'],
  status: SourceProgress['status'],
  note?: string,
): SourceProgress => ({ platform, status, asked: 1, total: 1, compared: 1, found: 0, note });
const scan = (...sources: SourceProgress[]): Scan => ({
  ...{ subjectId: 'U#u', id: 's', status: 'DONE', requestedAt: within, finishedAt: within },
  ...{ sources, expiresAt: 0 },
});
const footer = { why: 'Because.' };
const letter = (findings: Finding[], scans: Scan[], site: string | undefined = 'https://site.example') =>
  weekLetter(
    { userId: 'u', id: 'w', kind: 'WEEK', title: 'Your week', createdAt: until },
    { findings, scans },
    { site, footer },
  );
const said = (parts: readonly Part[]) =>
  parts.map((part) =>
    part.kind === 'reasons' ? [part.caption, ...part.rows] : 'text' in part ? part.text : part.kind,
  );

describe('the letter of a week', () => {
  it('says what is new, what changed and what is gone, how much waits, and where was searched', () => {
    const findings = [
      finding('first seen'),
      finding('changed', { platform: 'GITHUB', verdict: 'possible clone' }),
      finding('no longer there', { platform: 'REDDIT', status: 'RESOLVED' }),
    ];
    const { subject, preview, parts } = letter(findings, [scan(row('X', 'looked'), row('GITHUB', 'looked'))]);
    expect([subject, preview]).toEqual(['Your week', '2 accounts are waiting for your decision.']);
    expect(said(parts)).toEqual([
      'Your week',
      ['New this week', 'X: copy, likely clone, medium risk'],
      ['Changed this week', 'GitHub: copy, possible clone, low risk'],
      ['No longer there', 'Reddit: copy'],
      '2 accounts are waiting for your decision.',
      'link',
      ['What we searched', 'X and GitHub'],
    ]);
  });

  it('says that nothing is new only where somebody looked', () => {
    expect(said(letter([], [scan(row('X', 'looked'))]).parts)).toEqual([
      'Your week',
      'We found nothing new, and nothing we already knew about has changed.',
      'Nothing is waiting for your decision.',
      'link',
      ['What we searched', 'X'],
    ]);
    expect(said(letter([], []).parts)).toEqual([
      'Your week',
      'Nothing is waiting for your decision.',
      'link',
      'No scan finished this week, so this says nothing about copies.',
    ]);
  });

  it('says what was seen again, and what its platform does not know, and then not that nothing has changed', () => {
    const seenAgain = (id: string, seenIn?: 'web search') =>
      finding('seen again', { id, status: 'CASE', history: [{ at: within, what: 'seen again', seenIn }] });
    const again = [seenAgain('a'), seenAgain('b', 'web search')];
    expect(
      said(letter([...again, finding('no account')], [scan(row('X', 'looked'))]).parts).slice(1, 4),
    ).toEqual([
      ['Seen again', 'X: copy', 'X: copy, in web results'],
      ['No account by this name', 'X: copy'],
      'One account is waiting for your decision.',
    ]);
  });

  it('says what nobody answered, and nothing of copies', () => {
    const silent = scan(row('GITHUB', 'could not look'), row('ZOOM', 'closed'));
    expect(said(letter([], [silent]).parts)).toEqual([
      'Your week',
      'Nothing is waiting for your decision.',
      'link',
      'No scan got an answer this week, so this says nothing about copies.',
      ['Where we couldn’t look', 'GitHub: It didn’t answer.', 'Zoom: It offers no search we may use.'],
    ]);
  });

  it('of a scan that ended after its title was written says nothing: it is of the next week', () => {
    const later = { ...scan(row('X', 'looked')), finishedAt: '2026-11-22T09:05:00.000Z' };
    expect(said(letter([], [later]).parts)).toEqual(said(letter([], []).parts));
  });

  it('gives one reason once for all platforms that it is true of', () => {
    const sources = [
      ...[row('X', 'in part', 'It was slow.'), row('REDDIT', 'in part', 'It was slow.')],
      ...[row('GITHUB', 'in part'), row('TWITCH', 'could not look'), row('IMGUR', 'waiting')],
      ...[row('ZOOM', 'closed'), row('WHATSAPP', 'closed')],
    ];
    expect(said(letter([], [scan(...sources)]).parts).slice(-2)).toEqual([
      ['Searched in part', 'X and Reddit: each was slow.', 'GitHub: It didn’t answer.'],
      [
        'Where we couldn’t look',
        'Twitch and Imgur: They didn’t answer.',
        'Zoom and WhatsApp: They offer no search we may use.',
      ],
    ]);
  });

  it.each([
    [10, 10, undefined],
    [11, 11, 'And 1 more.'],
    [30, 11, 'And 20 more.'],
  ])('of %d new ones it has %d rows', (count, rows, last) => {
    const findings = Array.from({ length: count }, (_, n) => finding('first seen', { id: `f${n}` }));
    const fresh = letter(findings, []).parts.find((part) => part.kind === 'reasons');
    expect(fresh?.rows).toHaveLength(rows);
    if (last) expect(fresh?.rows.at(-1)).toBe(last);
  });

  it('has no link where the stage has no site, and makes none of a handle', () => {
    const theirs = { platform: 'X' as const, handle: 'evil.com' };
    const { parts } = letter([finding('first seen', { theirs })], [], '');
    expect(said(parts)).not.toContain('link');
    expect(said(parts)[1]).toEqual(['New this week', 'X: evil[.]com, likely clone, medium risk']);
  });
});
