import { Link } from 'react-router-dom';
import { useConnections } from '../../people/api.ts';
import { useLeftOutSince } from '../../proof/api.ts';
import { LeftOut } from '../../proof/shown/LeftOut.tsx';
import { Section } from '../Section.tsx';
import { words } from './words.ts';

const said = words.leftOut;

/** For whoever asked to be left out of checks: since when, what searches for people find, and the way back. */
export function LeftOutOfChecks() {
  const since = useLeftOutSince();
  return (
    since && (
      <Section title={said.title}>
        <LeftOut since={since} says={said.says} also={<InSearches />} />
      </Section>
    )
  );
}

/** An opt-out turns being found off, and whoever made it may turn it on again: nothing is said before it is known. */
function InSearches() {
  const { data } = useConnections();
  return (
    data && (
      <p className="small">
        {data.findable ? said.found : said.notFound}
        <Link to="/connections/people#being-found">{said.beingFound}</Link>
        {data.findable ? said.on : said.off}
      </p>
    )
  );
}
