import { HandleDiff } from '../../../ui/handle-diff/HandleDiff.tsx';
import { PlainReasons } from '../../../ui/evidence/PlainReasons.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { EXAMPLES } from '../../lookalikes/examples.ts';
import { words } from './words.ts';

const { example } = words;

/** What a finding looks like: the verdict, the two handles, the reasons. */
export const ExampleFinding = () => (
  <>
    <p>
      <Mark kind="copy">{example.verdict}</Mark>
    </p>
    <HandleDiff diff={EXAMPLES[1]!.diff} />
    <PlainReasons words={example.reasons} />
  </>
);
