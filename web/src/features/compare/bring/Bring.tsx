import { useEffect, useRef, useState } from 'react';
import { useChunk } from '../../../lib/use-chunk.ts';
import { Trouble } from '../../../ui/Trouble.tsx';
import { words } from './words.ts';

const help = () => import('./BringHelp.tsx');

/** Folded away below the form; what is in it comes when it is opened. */
export function Bring() {
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  // The page is drawn ahead of time: a browser unfolds it before this is there to hear of it.
  useEffect(() => setOpened((before) => before || Boolean(box.current?.open)), []);
  const { module, failed, again } = useChunk(opened ? help : undefined);
  const Help = module?.default;
  return (
    <details ref={box} onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}>
      <summary>{words.title}</summary>
      {Help ? (
        <Help />
      ) : failed ? (
        <Trouble words={words.notLoaded} again={again} />
      ) : (
        opened && <p className="quiet">{words.loading}</p>
      )}
    </details>
  );
}
