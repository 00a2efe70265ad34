import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import { newUser } from '#domain/account/user';
import { listed } from '#domain/case/case';
import { CaseList } from '../../features/case/CaseList.tsx';
import { CaseStory } from '../../features/case/CaseStory.tsx';
import { OutcomeStep } from '../../features/case/steps/OutcomeStep.tsx';
import {
  CASES,
  clone,
  done,
  namesake,
  NOW,
  closed,
  resolved,
  running,
  SCORE,
  SCORES,
} from '../../features/design/fixtures.ts';
import { LiveField } from '../../features/lookalikes/LiveField.tsx';
import { ProofStates } from '../../features/proof/ProofStates.tsx';
import { Coverage } from '../../features/scan/coverage/Coverage.tsx';
import { FindingCard } from '../../features/scan/finding/FindingCard.tsx';
import { Looking } from '../../features/scan/Looking.tsx';
import { ScorePanel } from '../../features/account/score/ScorePanel.tsx';
import { ProfilePanel } from '../../features/scan/ProfilePanel.tsx';
import { queries } from '../../lib/api/queries.ts';
import { Clause } from '../../ui/Clause.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { Band, Seal } from '../../ui/seal/Seal.tsx';
import { toast, Toasts } from '../../ui/Toast.tsx';
import { PartSkeleton, Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { VerdictHead } from '../../ui/evidence/VerdictHead.tsx';
import styles from './Design.module.css';

const PEOPLE = Array.from({ length: 12 }, (_, i) => `person-${i + 1}`);
const DIFFS = [
  'm\u0430ya_hollimund',
  'maya_ho1limund',
  'rnaya_hollimund',
  'maya__hollimund',
  'maya_hollimund_official',
  'real_maya_hollimund',
  'maya_holimund',
  'mayahollimund',
  'myaa_hollimund',
  'rnaya-h0llimund_',
  'maya_hollimund',
  'hollimund_maya',
];
const COLOURS = [
  'paper',
  'sheet',
  'well',
  'ink',
  'ink-2',
  'ink-3',
  'rule',
  'seal',
  'seal-wash',
  'copy',
  'copy-wash',
  'amber',
  'amber-wash',
];
const user = newUser({ sub: 'person-4', email: 'maya@hollimund.example' }, new Date(NOW).toISOString());
const verified = {
  ...user,
  preferredName: 'Maya Hollimund',
  socialMediaAccounts: [
    { platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya-hollimund', verifiedAt: user.createdAt },
    { platform: 'INSTAGRAM' as const, pageUrl: 'https://www.instagram.com/hollimund.clay/' },
  ],
};
const theme = (name: string | undefined) => {
  if (name) document.documentElement.dataset.theme = name;
  else delete document.documentElement.dataset.theme;
};
const nothing = () => {};

/** Every component in every state, on invented data. */
export default function Design() {
  const [proven, setProven] = useState(true);
  const [dialog, setDialog] = useState<'open' | 'binding'>();
  return (
    <QueryClientProvider client={queries}>
      <main id="main" tabIndex={-1}>
        <PublicPage title="The look" lead="Every component and state, on invented data.">
          <Clause title="Theme and colour">
            <Row>
              <button className="button" type="button" onClick={() => theme('light')}>
                Light
              </button>
              <button className="button" type="button" onClick={() => theme('dark')}>
                Dark
              </button>
              <button className="button" type="button" onClick={() => theme(undefined)}>
                As the system says
              </button>
            </Row>
            <ul className={styles.swatches}>
              {COLOURS.map((name) => (
                <li key={name}>
                  <span className={styles.swatch} style={{ background: `var(--${name})` }} />
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </Clause>
          <Clause title="Type">
            <p className="display">One letter apart.</p>
            <p className="h2">Nothing needs your decision.</p>
            <p className="h3">Impersonation detection report</p>
            <p className="h4">Likely clone on GitHub</p>
            <p className="lead">Lead: put the two profiles side by side.</p>
            <p>
              Body: you can leave this page. Il1| O0o, handles in mono:{' '}
              <span className="handle">maya_ho1limund</span>
            </p>
            <p className="small">Small: for tables and notes.</p>
            <p className="label">Label: for captions.</p>
          </Clause>
          <Clause title="Marks">
            <Row>
              <Mark kind="copy">Likely clone</Mark>
              <Mark kind="done">Verified</Mark>
              <Mark kind="wait">Pending</Mark>
              <Mark kind="part">Searched in part</Mark>
              <Mark kind="none">Not searched</Mark>
              <Mark kind="person">Same name, probably another person</Mark>
              <span className="count">2</span>
            </Row>
          </Clause>
          <Clause title="Proofs">
            <ProofStates />
          </Clause>
          <Clause title="Controls">
            <Row>
              <button className="button primary" type="button">
                Primary
              </button>
              <button className="button" type="button">
                Plain
              </button>
              <button className="button ink" type="button">
                Ink
              </button>
              <button className="button" type="button" disabled>
                Disabled
              </button>
              <button className="link-like" type="button">
                A link
              </button>
              <CopyButton text="copied" label="Copy the text" />
            </Row>
            <div className="form">
              <Field label="Empty" hint="A hint below it" />
              <Field label="Read" mono defaultValue="x.com/maya_ho1limund" read={<>X, maya_ho1limund</>} />
              <Field label="Wrong" defaultValue="maya" error="Please enter a valid email" />
              <label className="check">
                <input type="checkbox" defaultChecked />
                <span>I compared both, and I am the person shown.</span>
              </label>
            </div>
            <Row>
              <button className="button" type="button" onClick={() => setDialog('open')}>
                Dialog
              </button>
              <button className="button" type="button" onClick={() => setDialog('binding')}>
                Binding dialog
              </button>
              <button
                className="button"
                type="button"
                onClick={() => toast('Ignored. It stays in the list.', nothing)}
              >
                Message with undo
              </button>
            </Row>
          </Clause>
          <Clause title="The seal">
            <Row>
              {[32, 48, 96, 160, 320].map((size) => (
                <span key={size} className={styles.stamp}>
                  <Seal id="person-6" size={size} />
                </span>
              ))}
            </Row>
            <Row>
              {PEOPLE.map((id) => (
                <Seal key={id} id={id} size={64} />
              ))}
            </Row>
            <Row>
              <Seal id="person-2" size={64} initials="JB" />
              <Seal id="person-2" size={104} initials="JB" />
              <span className={styles.stamp}>
                <Seal id="person-3" size={104} initials="IT" title="Seal of Ines Tamm" />
              </span>
            </Row>
            <Band />
          </Clause>
          <Clause title="The handle diff">
            <div className={styles.diffs}>
              {DIFFS.map((handle) => (
                <HandleDiff key={handle} diff={handleDiff('maya_hollimund', handle)} />
              ))}
              <HandleDiff
                diff={handleDiff('ferrow_bay_pottery_cooperative', 'ferrow_bay_pottery_co0perative')}
              />
              <HandleDiff diff={handleDiff('oak', '0ak')} size="large" />
            </div>
          </Clause>
          <Clause title="The live field">
            <LiveField />
          </Clause>
          <Clause title="Verdicts">
            <div className="stack">
              {(['likely clone', 'possible clone', 'namesake', 'unrelated'] as const).map((verdict, i) => (
                <VerdictHead key={verdict} verdict={verdict} score={94 - i * 28}>
                  From what you gave us: {3 - i} of 3 details point to a copy.
                </VerdictHead>
              ))}
            </div>
          </Clause>
          <Clause title="Findings">
            <div className={styles.findings}>
              {[
                clone,
                namesake,
                { ...clone, id: 'reported', status: 'REPORTED' as const },
                { ...clone, id: 'ignored', status: 'IGNORED' as const },
                { ...clone, id: 'mine', status: 'MINE' as const },
                resolved,
              ].map((finding) => (
                <FindingCard key={finding.id} finding={finding} now={NOW} onDecide={nothing} />
              ))}
            </div>
          </Clause>
          <Clause title="A look under way">
            <Looking scan={running} />
          </Clause>
          <Clause title="Side panels">
            <Row>
              <button
                className="button"
                type="button"
                aria-pressed={!proven}
                onClick={() => setProven(!proven)}
              >
                Before anything is proven
              </button>
            </Row>
            <div className={styles.panels}>
              <ProfilePanel user={proven ? verified : user} />
              <ScorePanel
                score={proven ? SCORE : { ...SCORE, score: 0, have: [] }}
                history={proven ? SCORES : SCORES.slice(0, 1)}
                now={NOW}
              />
            </div>
          </Clause>
          <Clause title="Waiting and trouble">
            <Skeleton />
            <PartSkeleton title="A document on its way" rank="h4" rows={5} shape="card" />
            <PartSkeleton title="A score on its way" rank="h4" rows={3} shape="gauge" />
            <Trouble
              words="The network did not answer. Check your connection and try again."
              again={nothing}
            />
          </Clause>
          <Clause title="Cases">
            <CaseList cases={CASES.map(listed)} />
          </Clause>
          <Clause title="How a case ended">
            <div className="stack">
              {CASES.slice(1).map((one) => (
                <OutcomeStep key={one.caseId} one={one} />
              ))}
            </div>
          </Clause>
          <Coverage scan={done} now={NOW} />
          <div className={styles.case}>
            <CaseStory one={closed} name="Maya Hollimund" now={NOW} />
          </div>
        </PublicPage>
      </main>
      {dialog && (
        <Dialog title="A dialog" binding={dialog === 'binding'} onClose={() => setDialog(undefined)}>
          <p>
            {dialog === 'binding' ? 'Only its own button closes it.' : 'Escape or a click outside closes it.'}
          </p>
          <form method="dialog">
            <button className="button primary">Done</button>
          </form>
        </Dialog>
      )}
      <Toasts />
    </QueryClientProvider>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
