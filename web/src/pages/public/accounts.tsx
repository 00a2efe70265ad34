import { useParams } from 'react-router-dom';
import { AccountsPage } from '../../features/check/page/AccountsPage.tsx';
import { words } from '../../features/check/words.ts';
import { useTitle } from '../../lib/title.ts';

/** `/accounts/<id>`: the accounts that one person has proven and shows together. */
export default function Accounts() {
  const { id = '' } = useParams();
  useTitle(words.page.title);
  return (
    <div className="wrap plain-page">
      <AccountsPage key={id} id={id} />
    </div>
  );
}
