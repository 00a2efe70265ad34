import { useEffect, useState } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { bookmark } from './bookmark.ts';
import { receiveShares } from './shared.ts';
import { words } from './words.ts';
import styles from './BringHelp.module.css';

/** How to bring a profile here: a bookmark for computers, the installed app for phones. */
export default function BringHelp() {
  const [clicked, setClicked] = useState(false);
  const address = bookmark(location.origin);
  useEffect(() => void receiveShares(), []);
  // React takes no javascript: address, and this page's own policy would not run it: it is there to be dragged away.
  const hold = (link: HTMLAnchorElement | null) => link?.setAttribute('href', address);
  return (
    <div className={styles.ways}>
      <p className="prose">{words.lead}</p>
      <section>
        <h3 className="h4">{words.bookmark.title}</h3>
        <p>{words.bookmark.drag}</p>
        <p>
          <a
            ref={hold}
            href="#profiles"
            className="button"
            onClick={(event) => {
              event.preventDefault();
              setClicked(true);
            }}
          >
            {words.bookmark.name}
          </a>
        </p>
        <p role="status" className="small">
          {clicked && words.bookmark.clicked}
        </p>
        <p>{words.bookmark.use}</p>
        <p className="small quiet">{words.bookmark.byHand}</p>
        <p>
          <CopyButton text={address} label={words.bookmark.copy} />
        </p>
        <p className="small quiet">{words.bookmark.limit}</p>
      </section>
      <section>
        <h3 className="h4">{words.app.title}</h3>
        <p>{words.app.install}</p>
        <p>{words.app.ios}</p>
      </section>
    </div>
  );
}
