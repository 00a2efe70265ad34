import { Link, useSearchParams } from 'react-router-dom';
import { regionNames } from '#domain/case/region-names';
import type { Region } from '#domain/case/region';
import { reviewsByRegion } from '#domain/case/review';
import { reviewSources } from '#domain/case/review-sources';
import { copiedAddress, platforms } from '#domain/help/copied-page';
import { platformTable } from '#domain/platform/platform-table';
import type { HelpQuestion } from '#domain/help/help-question';
import { type ReportWay, reportForms } from '#domain/platform/report-forms';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import styles from './FromTheTables.module.css';
import { searchIn } from './HelpSearch.tsx';
import { PlatformTable } from './PlatformTable.tsx';
import { words } from './words.ts';

interface Props {
  shows: NonNullable<HelpQuestion['shows']>;
  regions?: readonly Region[];
}

/** What the tables of forms and reviews say to a question: never written a second time. */
export function FromTheTables({ shows, regions }: Props) {
  if (shows === 'reviews') return <Reviews regions={regions ?? (Object.keys(regionNames) as Region[])} />;
  if (shows === 'forms') return <PlatformTable />;
  const what = shows === 'who may report' ? 'representatives' : 'otherSide';
  return <Known what={what} />;
}

const Known = ({ what }: { what: keyof Pick<ReportWay, 'representatives' | 'otherSide'> }) => (
  <dl className={styles.rows}>
    {platforms
      .filter((platform) => reportForms[platform][what])
      .map((platform) => (
        <div key={platform}>
          <dt>
            <Link to={copiedAddress(platform)}>{platformTable[platform].name}</Link>
          </dt>
          <dd className="prose">{reportForms[platform][what]}</dd>
        </div>
      ))}
  </dl>
);

/** What holds where somebody lives; where they said so on the page before, that comes first, and the rest is folded. */
function Reviews({ regions }: { regions: readonly Region[] }) {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const here = hydrated ? searchIn(query).region : undefined;
  if (!here || !regions.includes(here) || regions.length === 1) return <Rows regions={regions} />;
  return (
    <>
      <Rows regions={[here]} />
      <details>
        <summary>{words.help.answer.elsewhere}</summary>
        <Rows regions={regions.filter((region) => region !== here)} />
      </details>
    </>
  );
}

const Rows = ({ regions }: { regions: readonly Region[] }) => (
  <dl className={styles.rows}>
    {regions.map((region) => (
      <div key={region}>
        <dt>{regionNames[region]}</dt>
        <dd className="prose">
          <p>{reviewsByRegion[region].words}</p>
          {reviewsByRegion[region].bodies.map(({ name, url, words: about }) => (
            <p key={name}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              . {about}
            </p>
          ))}
          {reviewSources[region] && (
            <p className="small quiet">
              <LinkedText text={reviewSources[region]} />
            </p>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
