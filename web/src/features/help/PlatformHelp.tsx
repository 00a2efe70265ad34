import { Link } from 'react-router-dom';
import { copiedAddress, platforms } from '#domain/help/copied-page';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { formsReadOn, reportForms } from '#domain/platform/report-forms';
import { reportSources } from '#domain/platform/report-sources';
import { utcDay } from '#domain/utc';
import { useSearched } from '../../lib/use-site-config.ts';
import { Clause } from '../../ui/Clause.tsx';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import { words as reporting } from '../compare/report/words.ts';
import { OfficialForms } from './OfficialForms.tsx';
import styles from './PlatformHelp.module.css';
import { Refused } from './Refused.tsx';
import { words } from './words.ts';

const said = words.page;

/** Everything that is known about being copied on one platform: the same page for each, made from its rows of the tables. */
export function PlatformHelp({ platform }: { platform: Platform }) {
  const { name } = platformTable[platform];
  const { representatives, otherSide } = reportForms[platform];
  return (
    <>
      <Clause title={said.first.title}>
        <div className="prose">
          <ol className={styles.steps}>
            {(said.first.own[platform] ?? said.first.steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="actions">
            <Link className="button primary" to="/compare">
              {said.first.prepare}
            </Link>
          </p>
          <p className="label">{said.first.free}</p>
        </div>
      </Clause>
      <Clause title={said.form.title}>
        <OfficialForms platform={platform} />
      </Clause>
      <Clause title={said.who.title}>
        <div className="prose">
          <p>{said.who.me}</p>
          <p>{representatives ?? said.who.unknown(name)}</p>
        </div>
      </Clause>
      <Clause title={said.seen.title}>
        <p className="prose">{otherSide ?? reporting.forms.otherSide(name)}</p>
      </Clause>
      <Clause title={said.time.title}>
        <p className="prose">{said.time.words(name)}</p>
      </Clause>
      <Clause title={said.refused.title(name)}>
        <Refused platform={platform} />
      </Clause>
      <Clause title={said.search.title(name)}>
        <HowWeSearch platform={platform} />
      </Clause>
      <Clause title={said.source.title}>
        <div className="prose">
          <p>
            <LinkedText text={reportSources[platform]} />.
          </p>
          <p className="small quiet">{said.source.readOn(utcDay(formsReadOn))}</p>
          <p className="small quiet">
            {said.source.wrong[0]}
            <Link to="/company/contact">{said.source.wrong[1]}</Link>
            {said.source.wrong[2]}
          </p>
        </div>
      </Clause>
      <Clause title={said.others}>
        <ul className={styles.others}>
          {platforms
            .filter((other) => other !== platform)
            .map((other) => (
              <li key={other}>
                <Link to={copiedAddress(other)}>{platformTable[other].name}</Link>
              </li>
            ))}
          <li>
            <Link to="/copied">{said.all}</Link>
          </li>
        </ul>
      </Clause>
    </>
  );
}

/** What can be searched there, and whether this stage does; and the way to have it watched, or other platforms. */
function HowWeSearch({ platform }: { platform: Platform }) {
  const { name, search, searchFinds } = platformTable[platform];
  const searched = useSearched();
  const { never, here, perhaps, notYet, watch, watchOthers } = said.search;
  const ways = !searched ? perhaps : searched.includes(platform) ? here : notYet;
  return (
    <div className="prose">
      <p>{search === 'not possible' ? never(name) : ways[search](name, searchFinds)}</p>
      <p>
        <Link to="/individual">{search === 'not possible' || ways === notYet ? watchOthers : watch}</Link>
      </p>
    </div>
  );
}
