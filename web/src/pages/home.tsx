import { Link } from 'react-router-dom';
import { DemoDoors } from '../features/demo/DemoDoors.tsx';
import { EXAMPLES } from '../features/lookalikes/examples.ts';
import { LiveField } from '../features/lookalikes/LiveField.tsx';
import { useTitle } from '../lib/title.ts';
import { HandleDiff } from '../ui/HandleDiff.tsx';
import { Mark } from '../ui/Mark.tsx';
import { LateSeal } from '../ui/Seal.tsx';
import './home.css';

export default function Home() {
  useTitle();
  return (
    <>
      <section className="hero">
        <div className="hero-seal">
          <LateSeal id="user-6" size={720} />
        </div>
        <div className="wrap">
          <div>
            <h1 className="display">One letter apart.</h1>
            <p className="lead">
              Someone can take your name, your picture and a handle that reads like yours. Countersign finds
              the copies, lays the evidence side by side, and prepares the report.
            </p>
            <p className="actions">
              <Link className="button primary large" to="/compare">
                Someone is pretending to be me
              </Link>
            </p>
            <p className="label">Two minutes, no account. Nothing you enter leaves your browser.</p>
            <p className="stay">
              <Link to="/auth/signup">Create an account</Link> and we look for copies every day.
            </p>
            <DemoDoors />
          </div>
          <LiveField />
        </div>
      </section>
      <Urgent />
      <div className="wrap clauses">
        <HowItWorks />
        <Promise />
        <Plans />
      </div>
    </>
  );
}

const Urgent = () => (
  <section className="urgent" aria-labelledby="urgent">
    <div className="wrap">
      <div>
        <h2 className="h2" id="urgent">
          Copied yesterday? Start here.
        </h2>
        <Link className="button large" to="/compare">
          Compare two profiles
        </Link>
      </div>
      <ol>
        <li>
          <b>Paste both links</b>Yours and the copy’s. We read the platform and the handle from them; we fetch
          nothing.
        </li>
        <li>
          <b>See them side by side</b>Handle, name and picture, with each likeness stated in words and
          numbers.
        </li>
        <li>
          <b>Leave with the report</b>The platform’s own form, what it will ask for, a text to paste, a
          warning to post.
        </li>
      </ol>
    </div>
  </section>
);

const HowItWorks = () => (
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

const Promise = () => (
  <section className="clause" id="promise">
    <header>
      <h2 className="h2">What we promise, and what we cannot see</h2>
    </header>
    <div className="two">
      <div className="will">
        <h3 className="h4">We promise</h3>
        <ul>
          <li>
            <p>
              <b>We never call anyone real or fake.</b> You see the evidence and its reasons.
            </p>
          </li>
          <li>
            <p>
              <b>A namesake is a person.</b> Someone who shares your name gets no prepared report against
              them.
            </p>
          </li>
          <li>
            <p>
              <b>Being found is off until you turn it on.</b> Nobody learns whether you are registered here.
            </p>
          </li>
          <li>
            <p>
              <b>Nothing happens until you decide.</b> We report nobody for you, and send nothing in your
              name.
            </p>
          </li>
        </ul>
      </div>
      <div className="cannot">
        <h3 className="h4">We cannot see</h3>
        <ul>
          <li>
            <p>
              <b>Some platforms offer no search we may use.</b> Discord, WhatsApp and Zoom offer none; others
              only what a search engine holds. Give us a link and we compare it.
            </p>
          </li>
          <li>
            <p>
              <b>Private and hidden accounts.</b> If a copy blocks you, a friend can take the screenshot.
            </p>
          </li>
          <li>
            <p>
              <b>Faces.</b> We recognise a copied picture, never a person in another picture.
            </p>
          </li>
          <li>
            <p>
              <b>Everything.</b> “No copies found” means none where we looked, on the day we looked.
            </p>
          </li>
        </ul>
      </div>
    </div>
  </section>
);

const PLANS = [
  [
    'Individual',
    'One person',
    'Your accounts, your copies, your reports.',
    '/auth/signup',
    'Create an account',
  ],
  [
    'Starter',
    '15 seats',
    'A company, its people who agree to it, and its look-alike domains.',
    '/business',
    'About business',
  ],
  [
    'Professional',
    'More seats',
    'Several brands, alerts to your own channel, evidence as CSV.',
    '/company/contact',
    'Ask about it',
  ],
  [
    'Enterprise',
    'Your terms',
    'Roles, retention and support as your contract says.',
    '/company/contact',
    'Talk to us',
  ],
] as const;

const Plans = () => (
  <section className="clause" id="plans">
    <header>
      <h2 className="h2">For one person, or a company</h2>
    </header>
    <div>
      <ul className="plans">
        {PLANS.map(([name, big, words, to, action]) => (
          <li key={name}>
            <h3 className="h4">{name}</h3>
            <p className="big">{big}</p>
            <p className="small quiet">{words}</p>
            <Link className="button" to={to}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
      <p className="label after">
        A member’s own findings stay theirs until they choose to share them with the company.
      </p>
    </div>
  </section>
);
