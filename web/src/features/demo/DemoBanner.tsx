import { useDemo } from '../../lib/use-demo.ts';

/** On a demonstration stage, over every page: nothing here is about a living person. */
export function DemoBanner() {
  if (!useDemo()) return null;
  return (
    <aside className="demo-banner" aria-label="About this data">
      <p className="wrap">Demonstration data. The people are invented and every link opens a stand-in.</p>
    </aside>
  );
}
