import { markTold } from '#domain/marked/mark-words';
import { labelSaid } from '#domain/scan/reasons/label-said';
import type { Comparison } from './comparison.ts';
import { CaseWords, KeepAsCase } from './keep/KeepAsCase.tsx';
import { KeepAsFinding } from './keep/KeepAsFinding.tsx';
import { reasonsOf } from './reasons-of.ts';
import { reportable } from './report/reportable.ts';
import { ReportKit } from './report/ReportKit.tsx';
import { WhoIsCopied } from './report/WhoIsCopied.tsx';
import { words as ofReport } from './report/words.ts';
import type { Reported } from './report/report-input.ts';
import { accountAt, isAnywhere, read, type Draft, type Side } from './side.ts';
import { useCompared } from './keep/use-compared.ts';
import { words } from './words.ts';

const reported = (side: Side): Reported => {
  const { platformName = '', handle = '', shown = handle, url } = accountAt(side) ?? {};
  return {
    // "Another platform" says nothing to whoever reads the report.
    platformName: isAnywhere(side) ? '' : platformName,
    ...{ handle: shown, name: side.name.trim(), ...(url && { url }) },
  };
};

interface Props {
  comparison: Comparison;
  draft: Draft;
  /** They say who is impersonated: themselves, a business or brand of theirs, or somebody else. */
  onWho?: (who: Pick<Draft, 'business' | 'forElse'>) => void;
}

/** What the report waits for: a handle tells no platform, and what was typed may be no account. */
const lacking = (state: 'empty' | 'ask' | 'unknown', isNamed: boolean) =>
  (({ empty: isNamed ? 'link' : 'both', ask: 'platform', unknown: 'account' }) as const)[state];

/** The report kit of the comparison without an account: none for a namesake, and none before both are named. */
export function OwnKit({ comparison, draft, onWho }: Props) {
  const compared = useCompared(draft);
  const other = read(draft.theirs);
  const mine = read(draft.yours);
  if (other.state === 'unknown' && other.website) return <p className="prose">{words.kit.needs.website}</p>;
  const copy = reportable(comparison.judgement);
  if (!copy && (comparison.toFix.length > 0 || comparison.compared === 0))
    return <p className="lead quiet">{words.page.willHold}</p>;
  const label = labelSaid({ reasons: reasonsOf(comparison) });
  if (!copy && label && comparison.judgement.verdict === 'namesake')
    return <p className="prose">{words.kit.label(label)}</p>;
  if (!copy) return <p className="prose">{words.kit.notACopy}</p>;
  const { business } = draft;
  const canKeep = other.state === 'read';
  const forElse = canKeep && draft.forElse === true;
  const isNamed = draft.yours.name.trim() !== '';
  if (other.state !== 'read' && other.state !== 'elsewhere')
    return <p className="prose">{words.kit.needs[lacking(other.state, isNamed)]}</p>;
  if (!isNamed) return <p className="prose">{words.kit.needs.name}</p>;
  return (
    <div className="stack">
      <WhoIsCopied
        who={forElse ? 'else' : business ? 'business' : 'me'}
        canKeep={canKeep}
        onChange={(who) =>
          onWho?.({
            business: who === 'business' ? true : undefined,
            forElse: who === 'else' ? true : undefined,
          })
        }
      />
      {forElse ? (
        <>
          <p className="prose">{words.who.represented}</p>
          <p className="actions no-print">
            <KeepAsCase draft={draft} comparison={comparison} />
            <CaseWords />
          </p>
        </>
      ) : (
        <ReportKit
          platform={other.state === 'read' ? other.account.platform : undefined}
          copied={mine.state === 'read' ? mine.account.platform : undefined}
          input={{
            mine: reported(draft.yours),
            other: reported(draft.theirs),
            judgement: comparison.judgement,
            diff: comparison.diff,
            further: markTold(comparison.mark ? [comparison.mark] : [], 'me'),
            sha256: draft.theirs.picture?.sha256,
            ...(business && { business: [] }),
          }}
          sureWords={business && ofReport.letter.sureOfBusiness}
          {...(compared.at !== undefined && { comparedAt: compared.at })}
          said={{ sure: compared.at !== undefined, say: compared.say }}
          actions={() =>
            other.state === 'read' && (
              <>
                <KeepAsCase draft={draft} comparison={comparison} comparedAt={compared.at} />
                <KeepAsFinding draft={draft} comparison={comparison} />
                <CaseWords />
              </>
            )
          }
          after={other.state === 'read' ? undefined : <span className="label">{words.noCase}</span>}
        />
      )}
    </div>
  );
}
