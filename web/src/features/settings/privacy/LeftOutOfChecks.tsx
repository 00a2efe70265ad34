import { useLeftOutSince } from '../../proof/api.ts';
import { LeftOut } from '../../proof/shown/LeftOut.tsx';
import { Section } from '../Section.tsx';
import { words } from './words.ts';

const said = words.leftOut;

/** For whoever asked to be left out of checks: since when, and the way back. */
export function LeftOutOfChecks() {
  const since = useLeftOutSince();
  return (
    since && (
      <Section title={said.title}>
        <LeftOut since={since} says={said.says} />
      </Section>
    )
  );
}
