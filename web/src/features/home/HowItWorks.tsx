import { HandleDiff } from '../../ui/HandleDiff.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { EXAMPLES } from '../lookalikes/examples.ts';

/** Four steps, each beside what it leaves in the person’s hand. */
export const HowItWorks = () => (
  <section className="clause" id="how">
    <header>
      <h2 className="h2">How it works</h2>
    </header>
    <ol className="steps">
      <li>
        <span className="figure" aria-hidden="true">
          1
        </span>
        <div>
          <h3 className="h4">You prove one account is yours</h3>
          <p className="small quiet">
            By signing in to it, or by placing a short code on your public profile. Until then we only look
            for copies of that one handle: nobody can use Countersign to search for a stranger.
          </p>
        </div>
        <div className="proof">
          <p>
            <Mark kind="done">Verified on GitHub, 14 March 2026</Mark>
          </p>
          <p className="label">Checked again every week. Last check 18 November.</p>
        </div>
      </li>
      <li>
        <span className="figure" aria-hidden="true">
          2
        </span>
        <div>
          <h3 className="h4">We look where looking is allowed</h3>
          <p className="small quiet">
            Each platform’s own search where there is one, a web search where there is not. What could not be
            searched is written down, platform by platform.
          </p>
        </div>
        <div className="proof">
          <ul>
            <li>
              <Mark kind="done">GitHub: 46 look-alikes searched</Mark>
            </li>
            <li>
              <Mark kind="part">Pinterest: only what search engines hold</Mark>
            </li>
            <li>
              <Mark kind="none">Discord: could not look</Mark>
            </li>
          </ul>
        </div>
      </li>
      <li>
        <span className="figure" aria-hidden="true">
          3
        </span>
        <div>
          <h3 className="h4">Two matching things, or it is not a copy</h3>
          <p className="small quiet">
            One shared name is a coincidence. We speak of a likely clone only when two parts of an identity
            are copied, or one picture exactly.
          </p>
        </div>
        <div className="proof">
          <HandleDiff diff={EXAMPLES[1]!.diff} theirs="Not yours" />
        </div>
      </li>
      <li>
        <span className="figure" aria-hidden="true">
          4
        </span>
        <div>
          <h3 className="h4">You decide, we prepare</h3>
          <p className="small quiet">
            “This is me”, “Ignore” or “Report”. A report comes with dated evidence and the words the platform
            asks for. You send it; it stays in your name.
          </p>
        </div>
        <div className="proof">
          <p>
            “This account uses my name and my photograph, cropped. Mine has existed since June 2014; this one
            since 9 November 2026.”
          </p>
        </div>
      </li>
    </ol>
  </section>
);
