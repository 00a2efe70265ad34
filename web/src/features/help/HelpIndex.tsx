import { Fragment, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Region } from '#domain/case/region';
import { regionNames } from '#domain/case/region-names';
import { reviewsByRegion } from '#domain/case/review';
import { copiedAddress } from '#domain/help/copied-page';
import type { HelpQuestion } from '#domain/help/help-question';
import { platformTable } from '#domain/platform/platform-table';
import { helpAddress, helpQuestions, questionOfSlug } from '#domain/help/questions';
import { platformNamed } from '#domain/help/platform-named';
import { findQuestions } from '#domain/help/search';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Clause } from '../../ui/Clause.tsx';
import styles from './HelpIndex.module.css';
import { HelpSearch, searchIn } from './HelpSearch.tsx';
import { words } from './words.ts';

const said = words.help;
const none = new URLSearchParams();

const own = ['account', 'business'] as const;

/** Where to begin when none of the questions has the words that were typed. */
const firstAsked = ['what-first', 'asks-for-money', 'for-someone-else', 'my-company'].map((slug) =>
  questionOfSlug(slug)!,
);

/** Every question, and a search of them in the address; drawn ahead, it is the plain list. */
export function HelpIndex() {
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const typed = useMemo(() => searchIn(hydrated ? query : none), [hydrated, query]);
  const named = platformNamed(typed.text);
  // A platform that is typed alone is one that is chosen; beside other words its page comes first, too.
  const search = named?.alone ? { ...typed, text: '', platform: typed.platform ?? named.platform } : typed;
  const platform = search.platform ?? named?.platform;
  const { region } = search;
  const found = findQuestions(helpQuestions, search);
  const ofGroup = (group: HelpQuestion['about']) => found.filter(({ about }) => about === group);
  return (
    <>
      <Clause title={said.search.title}>
        <HelpSearch
          // Drawn anew once the address can be read; afterwards the fields keep what is typed.
          key={String(hydrated)}
          search={typed}
          onSearch={(asked) => setQuery(asked, { replace: true, preventScrollReset: true })}
        />
        <noscript>
          <p className="small quiet">{said.search.noScript}</p>
        </noscript>
      </Clause>
      <Clause title={said.questions}>
        <p className="vh" role="status">
          {hydrated && said.search.found(found.length)}
        </p>
        {platform && (
          <p className={styles.first}>
            <Link to={copiedAddress(platform)}>{words.page.title(platformTable[platform].name)}</Link>
          </p>
        )}
        {region && <WhereYouLive region={region} />}
        <Questions found={search.text.trim() ? found : ofGroup(undefined)} region={region} />
        {found.length === 0 && (
          <>
            <p className="prose">
              {said.search.nothing[0]}
              <Link to="/company/contact">{said.search.nothing[1]}</Link>
              {said.search.nothing[2]}
            </p>
            <p className="prose">{said.search.begin}</p>
            <Questions found={firstAsked} region={region} />
          </>
        )}
      </Clause>
      {/* What was found for words is one list, the nearest first. */}
      {!search.text.trim() &&
        own.map((about) => (
          <Clause title={said.groups[about]} key={about}>
            <Questions found={ofGroup(about)} region={region} />
          </Clause>
        ))}
    </>
  );
}

const Questions = ({ found, region }: { found: readonly HelpQuestion[]; region: Region | undefined }) => (
  <ul className={styles.questions}>
    {found.map(({ slug, title, short }) => (
      <li key={slug}>
        <Link to={{ pathname: helpAddress(slug), search: region ? `?country=${region}` : '' }}>{title}</Link>
        <p className="small quiet">{short}</p>
      </li>
    ))}
  </ul>
);

/** What holds where somebody lives after a refusal, and who else can be turned to there, by name. */
function WhereYouLive({ region }: { region: Region }) {
  const { words: rule, bodies } = reviewsByRegion[region];
  const saysWhere = rule.startsWith('In ');
  return (
    <p className={`note prose ${styles.where}`}>
      {saysWhere ? rule : `${regionNames[region]}: ${rule}`}
      {/* A sentence that ends in a colon goes on with them. */}
      {rule.endsWith(':') &&
        bodies.map(({ name, url }, at) => (
          <Fragment key={name}>
            {at === 0 ? ' ' : '; '}
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </Fragment>
        ))}
      {rule.endsWith(':') && '.'}
    </p>
  );
}
