import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import { newUser } from '#domain/account/user';
import { listed } from '#domain/case/represented/listed';
import { CaseList } from '../../features/case/list/CaseList.tsx';
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
import { words } from '../../features/design/words.ts';
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
  preferredName: words.person,
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
        <PublicPage title={words.title} lead={words.lead}>
          <Clause title={words.theme.title}>
            <Row>
              <button className="button" type="button" onClick={() => theme('light')}>
                {words.theme.light}
              </button>
              <button className="button" type="button" onClick={() => theme('dark')}>
                {words.theme.dark}
              </button>
              <button className="button" type="button" onClick={() => theme(undefined)}>
                {words.theme.system}
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
          <Clause title={words.type.title}>
            <p className="display">{words.type.display}</p>
            <p className="h2">{words.type.h2}</p>
            <p className="h3">{words.type.h3}</p>
            <p className="h4">{words.type.h4}</p>
            <p className="lead">{words.type.lead}</p>
            <p>
              {words.type.body}
              <span className="handle">{words.type.handle}</span>
            </p>
            <p className="small">{words.type.small}</p>
            <p className="label">{words.type.label}</p>
          </Clause>
          <Clause title={words.marks.title}>
            <Row>
              <Mark kind="copy">{words.marks.copy}</Mark>
              <Mark kind="done">{words.marks.done}</Mark>
              <Mark kind="wait">{words.marks.wait}</Mark>
              <Mark kind="part">{words.marks.part}</Mark>
              <Mark kind="none">{words.marks.none}</Mark>
              <Mark kind="person">{words.marks.person}</Mark>
              <span className="count">2</span>
            </Row>
          </Clause>
          <Clause title={words.proofs}>
            <ProofStates />
          </Clause>
          <Clause title={words.controls.title}>
            <Row>
              <button className="button primary" type="button">
                {words.controls.primary}
              </button>
              <button className="button" type="button">
                {words.controls.plain}
              </button>
              <button className="button ink" type="button">
                {words.controls.ink}
              </button>
              <button className="button" type="button" disabled>
                {words.controls.disabled}
              </button>
              <button className="link-like" type="button">
                {words.controls.link}
              </button>
              <CopyButton text="copied" label={words.controls.copy} />
            </Row>
            <div className="form">
              <Field label={words.controls.empty} hint={words.controls.hint} />
              <Field
                label={words.controls.read}
                mono
                defaultValue="x.com/maya_ho1limund"
                read={words.controls.readAs}
              />
              <Field label={words.controls.wrong} defaultValue="maya" error={words.controls.fault} />
              <label className="check">
                <input type="checkbox" defaultChecked />
                <span>{words.controls.check}</span>
              </label>
            </div>
            <Row>
              <button className="button" type="button" onClick={() => setDialog('open')}>
                {words.controls.dialog}
              </button>
              <button className="button" type="button" onClick={() => setDialog('binding')}>
                {words.controls.binding}
              </button>
              <button className="button" type="button" onClick={() => toast(words.controls.ignored, nothing)}>
                {words.controls.undo}
              </button>
            </Row>
          </Clause>
          <Clause title={words.seal.title}>
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
                <Seal id="person-3" size={104} initials="IT" title={words.seal.of} />
              </span>
            </Row>
            <Band />
          </Clause>
          <Clause title={words.diff}>
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
          <Clause title={words.live}>
            <LiveField />
          </Clause>
          <Clause title={words.verdicts.title}>
            <div className="stack">
              {(['likely clone', 'possible clone', 'namesake', 'unrelated'] as const).map((verdict, i) => (
                <VerdictHead key={verdict} verdict={verdict} score={94 - i * 28}>
                  {words.verdicts.details(3 - i)}
                </VerdictHead>
              ))}
            </div>
          </Clause>
          <Clause title={words.findings}>
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
          <Clause title={words.scan}>
            <Looking scan={running} />
          </Clause>
          <Clause title={words.panels.title}>
            <Row>
              <button
                className="button"
                type="button"
                aria-pressed={!proven}
                onClick={() => setProven(!proven)}
              >
                {words.panels.unproven}
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
          <Clause title={words.waiting.title}>
            <Skeleton />
            <PartSkeleton title={words.waiting.document} rank="h4" rows={5} shape="card" />
            <PartSkeleton title={words.waiting.score} rank="h4" rows={3} shape="gauge" />
            <Trouble words={words.waiting.trouble} again={nothing} />
          </Clause>
          <Clause title={words.cases}>
            <CaseList cases={CASES.map(listed)} />
          </Clause>
          <Clause title={words.outcomes}>
            <div className="stack">
              {CASES.slice(1).map((one) => (
                <OutcomeStep key={one.caseId} one={one} />
              ))}
            </div>
          </Clause>
          <Coverage scan={done} now={NOW} />
          <div className={styles.case}>
            <CaseStory one={closed} name={words.person} now={NOW} />
          </div>
        </PublicPage>
      </main>
      {dialog && (
        <Dialog
          title={words.dialog.title}
          binding={dialog === 'binding'}
          onClose={() => setDialog(undefined)}
        >
          <p>{dialog === 'binding' ? words.dialog.binding : words.dialog.open}</p>
          <form method="dialog">
            <button className="button primary">{words.dialog.done}</button>
          </form>
        </Dialog>
      )}
      <Toasts />
    </QueryClientProvider>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
