import { regionNames } from '#domain/case/region-names';
import type { Region } from '#domain/case/region';
import { reviewsFor } from '#domain/case/review';
import { reviewSources } from '#domain/case/review-sources';
import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import styles from './Refused.module.css';
import { words } from './words.ts';

const said = words.page.refused;
const regions = Object.keys(regionNames) as Region[];

/** After a refusal, by where somebody lives: each place opens by itself, also without a script. */
export const Refused = ({ platform }: { platform: Platform }) => (
  <div className={styles.refused}>
    <p className="prose">{said.lead}</p>
    {regions.map((region) => (
      <details key={region}>
        <summary>{regionNames[region]}</summary>
        <InRegion region={region} platform={platform} />
      </details>
    ))}
  </div>
);

/** What holds in one place, who looks at a refusal again, and where that stands. */
function InRegion({ region, platform }: { region: Region; platform: Platform }) {
  const { words: rule, bodies } = reviewsFor(region, platform);
  const source = reviewSources[region];
  return (
    <div className={styles.region}>
      <p className="prose">{rule}</p>
      {bodies.map((body) => (
        <p className="prose" key={body.name}>
          <a href={body.url} target="_blank" rel="noreferrer">
            {body.name}
          </a>
          . {body.words}
        </p>
      ))}
      {region === 'EU' && bodies.length === 0 && (
        <p className="prose">
          {said.none(platformTable[platform].name)}
          <a href={said.list.url} target="_blank" rel="noreferrer">
            {said.list.name}
          </a>
          .
        </p>
      )}
      {source && (
        <p className="small quiet prose">
          {said.source}
          <LinkedText text={source} />
        </p>
      )}
    </div>
  );
}
