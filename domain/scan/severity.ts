import type { Finding } from './finding.ts';

/** How soon a finding deserves a look. It says how much harm the copy can do, not how sure we are: that is the likeness. */
export const SEVERITIES = ['high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

type Judged = Pick<Finding, 'verdict' | 'reasons'>;
type Part = 'photo' | 'name' | 'handle' | 'contact' | 'proof';

interface Row {
  verdict?: Finding['verdict'];
  /** All of these are copied. */
  copied: readonly Part[];
  severity: Severity;
  /** Said to the person. */
  why: string;
  /** The same where no pictures could be compared. */
  unseen?: string;
}

/**
 * The first row that fits. People go by the picture first and by the name next; a link is what takes them, and their money,
 * somewhere else; a code that was issued for another handle is shown by nobody by chance. A shared name alone harms nobody.
 */
const table: readonly Row[] = [
  {
    copied: ['proof'],
    severity: 'high',
    why: 'It shows a code that was issued to you. Nobody has that by chance.',
  },
  {
    verdict: 'likely clone',
    copied: ['photo', 'name', 'contact'],
    severity: 'high',
    why: 'Your picture, your name and a link like yours: people who know you may follow it.',
  },
  {
    verdict: 'likely clone',
    copied: ['photo', 'name'],
    severity: 'high',
    why: 'Your picture and your name are what people go by.',
  },
  {
    verdict: 'likely clone',
    copied: ['photo', 'handle'],
    severity: 'high',
    why: 'Your picture beside a handle like yours is all that a comment or a message shows.',
  },
  {
    verdict: 'likely clone',
    copied: ['name', 'contact'],
    severity: 'high',
    why: 'Under your name it leads people to your page or one like it.',
  },
  {
    verdict: 'likely clone',
    copied: ['photo'],
    severity: 'high',
    why: 'It shows your picture, and other details are like yours.',
  },
  {
    verdict: 'likely clone',
    copied: [],
    severity: 'medium',
    why: 'Several details are like yours, but not the picture we compared.',
    unseen: 'Several details are like yours. We couldn’t compare pictures.',
  },
  // Only an account that is older, or says itself what it is, shows that much and is no likely clone.
  {
    verdict: 'possible clone',
    copied: ['photo', 'name'],
    severity: 'medium',
    why: 'It shows your picture and your name. Look at the evidence against a copy before you decide.',
  },
  {
    verdict: 'possible clone',
    copied: ['photo', 'handle'],
    severity: 'medium',
    why: 'It shows your picture beside a handle like yours. Look at the evidence against a copy before you decide.',
  },
  {
    verdict: 'possible clone',
    copied: ['photo'],
    severity: 'medium',
    why: 'It shows your picture, and little else is like yours.',
  },
  {
    verdict: 'possible clone',
    copied: ['contact'],
    severity: 'medium',
    why: 'It leads people to your page or one like it.',
  },
  {
    verdict: 'possible clone',
    copied: [],
    severity: 'low',
    why: 'Some details are alike, but not the picture we compared.',
    unseen: 'Some details are alike. We couldn’t compare pictures.',
  },
  { copied: [], severity: 'low', why: 'One detail is alike; that is no copy.' },
];

/** From here on a part is taken for copied; the engine's own limits lie about here. */
const copiedFrom = 0.7;
const signalsOf: Record<Part, readonly string[]> = {
  photo: ['photo'],
  name: ['name'],
  handle: ['handle'],
  contact: ['links', 'domain'],
  proof: ['proof'],
};

/** How severe a finding is, and why. */
export function severityOf({ verdict, reasons }: Judged): Pick<Row, 'severity' | 'why'> {
  const isCopied = (part: Part) =>
    reasons.some(
      ({ signal, side, value }) => signalsOf[part].includes(signal) && side === 'for' && value >= copiedFrom,
    );
  const row = table.find(
    (each) => (!each.verdict || each.verdict === verdict) && each.copied.every(isCopied),
  )!;
  const pictures = reasons.some(({ signal }) => signal === 'photo');
  return { severity: row.severity, why: (!pictures && row.unseen) || row.why };
}

/** The most severe first, then the most alike. */
export const bySeverity = (a: Judged & Pick<Finding, 'score'>, b: Judged & Pick<Finding, 'score'>): number =>
  SEVERITIES.indexOf(severityOf(a).severity) - SEVERITIES.indexOf(severityOf(b).severity) ||
  b.score - a.score;
