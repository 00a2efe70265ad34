import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownThere } from '#domain/case/own-there';
import { comparedAt, type Finding, isAccount, type SeenProfile } from '#domain/scan/finding';
import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import type { SignalName } from '#domain/engine/judge/judgement';
import { markTold } from '#domain/marked/mark-words';
import { linkLikeYours } from '#domain/scan/reasons/link-like-yours';
import { platformTable } from '#domain/platform/platform-table';
import { dayOf } from '../../../../lib/when.ts';
import { useLinks } from '../../../../lib/use-links.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { toast, untold } from '../../../../ui/Toast.tsx';
import { useUser } from '../../../account/api.ts';
import { useCreateCase } from '../../../case/api.ts';
import { useKeepReported } from '../../../case/kept/use-keep-reported.ts';
import { keepSaid } from '../../../case/steps/use-said.ts';
import { ageCaution } from '../../../compare/report/age/age-caution.ts';
import { ReportKit } from '../../../compare/report/ReportKit.tsx';
import type { Reported } from '../../../compare/report/report-input.ts';
import { words as said } from './words.ts';

interface Props {
  finding: Finding;
  /** Undefined where one handle is a number that nobody chose. */
  diff: HandleDiff | undefined;
  onClose: () => void;
  /** `takeBack`: undoes what was kept of it. */
  onReported: (takeBack: () => void) => void;
}

const reported = (profile: Pick<SeenProfile, 'platform' | 'handle' | 'name' | 'url'>): Reported => ({
  platformName: platformTable[profile.platform].name,
  handle: profile.handle,
  name: profile.name ?? '',
  ...(profile.url && { url: profile.url }),
});

/** The report kit for a finding; the person sends it, then says so. */
export function PrepareReport({ finding, diff, onClose, onReported }: Props) {
  const signals = useMemo(
    () =>
      Object.fromEntries(finding.reasons.map(({ signal, value }) => [signal, value])) as Partial<
        Record<SignalName, number>
      >,
    [finding.reasons],
  );
  const { mine, there } = useOwn(finding);
  const caution = ageCaution(finding, finding.firstSeen);
  const online = useOnline();
  const navigate = useNavigate();
  const create = useCreateCase();
  const keep = useKeepReported();
  const sent = (reportText: string) => {
    // This dialog is gone by the time that it is known, and the report may be taken back before.
    const keeping = keep.mutateAsync({ findingId: finding.id, reportText });
    let isTakenBack = false;
    const about = `kept-${finding.id}`;
    const onError = (error: Error) => toast(said.notKept(error.message));
    keeping.then(({ kept }) => {
      if (!isTakenBack) toast(said.kept(dayOf(kept.reminderAt ?? '')), undefined, about);
    }, onError);
    onReported(() => {
      isTakenBack = true;
      untold(about);
      void keeping.then(
        ({ takeBack }) => takeBack().catch((error: Error) => toast(error.message)),
        () => {},
      );
    });
  };
  const open = (sure: boolean) =>
    create.mutate(
      { findingId: finding.id },
      {
        onSuccess: ({ caseId }) => {
          if (sure) keepSaid(caseId);
          void navigate(`/cases/${caseId}`);
        },
        onError: (error) => toast(error.message),
      },
    );
  return (
    <Dialog title={said.title(platformTable[finding.platform].name)} onClose={onClose} wide>
      <ReportKit
        platform={finding.platform}
        copied={there ? finding.platform : finding.yours.platform}
        input={{
          mine,
          there,
          other: reported(finding.theirs),
          judgement: { signals },
          ...(diff && { diff }),
          link: linkLikeYours(finding.reasons),
          further: markTold(finding.reasons, 'me'),
          isStored: finding.theirs.seenIn === 'web search',
        }}
        comparedAt={Date.parse(comparedAt(finding))}
        note={caution && <p className="note small">{caution}</p>}
        actions={(sure, report) => (
          <>
            <button
              type="button"
              className="button primary"
              disabled={!sure || !online}
              onClick={() => sent(report)}
            >
              {said.sent}
            </button>
            <button
              type="button"
              className="button"
              disabled={create.isPending || !online}
              onClick={() => open(sure)}
            >
              {said.asCase}
            </button>
            {!online && (
              <span className="quiet small" role="status">
                {said.offline}
              </span>
            )}
          </>
        )}
      />
    </Dialog>
  );
}

/**
 * The account that is copied, with its link also where no scan can read it; and where it is elsewhere, one of the person's own on the
 * platform of the copy.
 */
function useOwn({ yours, theirs }: Finding): { mine: Reported; there: Reported | undefined } {
  const { data: user } = useUser();
  const { address } = useLinks();
  const there = ownThere(user?.socialMediaAccounts, { copy: theirs, copied: yours.platform });
  return {
    mine: reported(isAccount(yours) ? { ...yours, url: address(yours) } : yours),
    there: there && reported({ ...there, url: address(there) }),
  };
}
