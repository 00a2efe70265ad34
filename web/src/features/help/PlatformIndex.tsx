import { Link } from 'react-router-dom';
import { Clause } from '../../ui/Clause.tsx';
import { PlatformTable } from './PlatformTable.tsx';
import { words } from './words.ts';

const said = words.index;

/** Every platform, and how it takes a report, at a glance. */
export const PlatformIndex = () => (
  <>
    <Clause title={said.which}>
      <PlatformTable />
    </Clause>
    <Clause title={said.elsewhere}>
      <p className="prose">{said.unlisted}</p>
      <p className="prose">
        {said.telegram[0]}
        <Link to="/help/telegram">{said.telegram[1]}</Link>
        {said.telegram[2]}
      </p>
    </Clause>
    <Clause title={said.questions}>
      <p className="prose">
        {said.help[0]}
        <Link to="/help">{said.help[1]}</Link>
        {said.help[2]}
      </p>
    </Clause>
  </>
);
