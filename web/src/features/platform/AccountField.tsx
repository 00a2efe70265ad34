import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Field } from '../../ui/form/Field.tsx';
import { accountAnywhere, accountOf, type AnyAccountRead, troubleOf } from './account-read.ts';
import { PlatformChoice } from './PlatformChoice.tsx';
import { words } from './words.ts';

interface Account {
  link: string;
  /** Chosen when the text is a bare handle. */
  platform: string;
  /** As the account shows it, where the form asks for it. */
  name?: string;
}

interface Props {
  label: string;
  hint?: string;
  /** Accounts of any site may stand here, not of our platforms alone. */
  anywhere?: boolean;
  /** What this form takes as a website, and answers for: `words` stand below, and `isPlain` asks whether it is a handle. */
  site?: { words?: string | undefined; isPlain: boolean } | undefined;
  /** What is said of a website here; without it, who can do something about one. */
  ofWebsite?: ReactNode;
  form: {
    values: Account;
    type: (part: Partial<Account>) => void;
    /** What this form has against an account that can be read stands here as well. */
    faults: { link?: string | undefined };
  };
}

/** An account by its link, or by its handle and the platform; what was understood stands below. */
export function AccountField({ label, hint, anywhere = false, site, ofWebsite, form }: Props) {
  const { link, platform, name } = form.values;
  const readOn = (chosen: string) =>
    anywhere ? accountAnywhere(link, chosen, name) : accountOf(link, chosen);
  const read = readOn(platform);
  // A link says itself where it leads, whatever was chosen for a handle before: then there is nothing to choose.
  const isSaid = 'account' in readOn('');
  const like = read.state === 'ask' && !site ? read.like : undefined;
  return (
    <>
      <Field
        label={label}
        mono
        value={link}
        onChange={(next) => form.type({ link: next })}
        inputMode="url"
        autoComplete="off"
        hint={like ? words.like[like === 'site' && ofWebsite ? 'noSite' : like] : hint}
        error={
          site ? (
            form.faults.link
          ) : read.state === 'unknown' && read.website ? (
            (ofWebsite ?? <Website />)
          ) : read.state === 'unknown' && read.site ? (
            <NotCovered {...read} />
          ) : (
            (troubleOf(read, false) ?? form.faults.link)
          )
        }
        read={
          site?.words ??
          (read.state === 'elsewhere' && read.account.isPage
            ? words.page(read.platformName)
            : (read.state === 'read' || read.state === 'elsewhere') && (
                <>
                  {read.platformName}, <span className="handle">{shownHandle(read)}</span>
                  {read.state === 'elsewhere' && !read.account.isNamed && words.noForm}
                </>
              ))
        }
      />
      <PlatformChoice
        state={site ? (site.isPlain ? 'ask' : 'unknown') : read.state}
        platform={isSaid ? '' : platform}
        anywhere={anywhere}
        onChange={(next) => form.type({ platform: next })}
      />
    </>
  );
}

const shownHandle = (read: Extract<AnyAccountRead, { account: object }>): string =>
  (read.state === 'elsewhere' && read.account.shown) || read.account.handle;

/** A profile on a site that we do not cover: what can be done about it all the same. In a tab of its own: what was typed here stays. */
function NotCovered({ words: said }: { words: string }) {
  const [before, link, after] = words.compareThere;
  return (
    <>
      {said} {before}
      <Link to="/compare" target="_blank">
        {link}
      </Link>
      {after}
    </>
  );
}

/** No profile, so no comparison: who can do something about a website all the same. */
function Website() {
  const [before, business, between, help, after] = words.websiteWays;
  return (
    <>
      {words.website} {before}
      <Link to="/business" target="_blank">
        {business}
      </Link>
      {between}
      <Link to="/help/copied-website" target="_blank">
        {help}
      </Link>
      {after}
    </>
  );
}
