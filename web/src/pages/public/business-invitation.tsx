import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkedInvitation } from '../../features/business/joining/LinkedInvitation.tsx';
import { words } from '../../features/business/joining/words.ts';
import { useFocusKept } from '../../lib/focus/use-focus-kept.ts';
import { useTitle } from '../../lib/title.ts';

/** Where the mail of an invitation leads: the token stands behind the #, which no server and no log gets to see. */
export default function BusinessInvitation() {
  const token = useLocation().hash.slice(1);
  const box = useRef<HTMLDivElement>(null);
  useTitle(words.link.title);
  useFocusKept(box);
  return (
    <div className="wrap narrow plain-page" ref={box}>
      <LinkedInvitation token={token} key={token} />
    </div>
  );
}
