import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';
import { checkStatement } from '#domain/proof/public-check';
import { Link } from 'react-router-dom';
import { SealsAlign } from '../proof/SealsAlign.tsx';
import { emptySide, loadDraft, saveDraft } from '../compare/side.ts';
import { utcDay } from '../../lib/when.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Trouble } from '../../ui/Trouble.tsx';
import type { ProfileCheck } from './check-profile.ts';
import { Imitation } from './Imitation.tsx';
import { useCheck } from './use-check.ts';
import styles from './Certificate.module.css';
import { ShownText } from '../../ui/text/ShownText.tsx';

/** Puts the account on the other side of the comparison; what the person gave of themselves stays. */
function compareWith(platform: Platform, handle: string): void {
  const link = platformTable[platform].page?.(handle) ?? handle;
  saveDraft({ ...loadDraft(), theirs: { ...emptySide(), platform, link } });
}

/** What the register says of one handle: a certificate, that it rests, or that it says nothing. */
export function Certificate({ platform, handle }: { platform: Platform; handle: string }) {
  const { check, words, again } = useCheck(platform, handle);
  const { name } = platformTable[platform];
  const registered = check?.registered ?? false;
  return (
    <>
      <div className={registered ? styles.certificate : `${styles.certificate} ${styles.unknown}`}>
        <div className={styles.matter}>
          <header>
            <p className="label">{name}</p>
            <h1 style={{ '--n': Math.max(14, [...handle].length) } as React.CSSProperties}>
              <span className={`handle ${styles.handle}`}>
                <ShownText text={handle} />
              </span>
            </h1>
          </header>
          <div role="status">
            {check ? (
              <Said check={check} />
            ) : (
              !words && <p className={`${styles.who} quiet asking`}>Asking the register.</p>
            )}
          </div>
          {registered && (
            <div className={styles.seal}>
              <SealsAlign id={`${platform}#${handle.toLowerCase()}`} size={300} />
            </div>
          )}
        </div>
        {registered && (
          <div className={`${styles.foot} label`}>
            It says that the account’s holder proved control of it here. It does not say who they are.
          </div>
        )}
      </div>
      {words && <Trouble words={words} again={again} />}
      {check && !registered && !check.paused && (
        <p className="actions">
          <Link className="button primary" to="/compare" onClick={() => compareWith(platform, handle)}>
            Compare it with another
          </Link>
        </p>
      )}
      {/* Below an answer, whose height nobody knows before it is there. */}
      {(check || words) && (
        <div className={styles.two}>
          {(registered || check?.paused) && (
            <section>
              <h2 className="h4">Read the handle, not the picture</h2>
              <p className="small quiet">
                A copy can take this badge’s image. It cannot take this page’s address: it ends in the handle
                that was proven, letter for letter. You came from a profile with another handle? Then this
                page is about somebody else.
              </p>
            </section>
          )}
          <Imitation
            platform={platform}
            handle={handle}
            registered={registered || Boolean(check?.paused)}
            onCompare={() => compareWith(platform, handle)}
          />
        </div>
      )}
    </>
  );
}

function Said({ check }: { check: ProfileCheck }) {
  if (check.paused)
    return (
      <>
        <p className={styles.who}>
          <Mark kind="wait">Paused for review</Mark>
        </p>
        <p className={`small quiet ${styles.after}`}>
          Two holders show an overlapping name and picture, or somebody asked for a review. The badge rests
          until a person has looked. This says nothing about the account.
        </p>
      </>
    );
  const { confirmedSince, lastCheckedOn } = check;
  if (check.registered && confirmedSince)
    return (
      <>
        <p className={styles.who}>
          {checkStatement({ state: 'confirmed', confirmedSince, lastCheckedOn: confirmedSince }, utcDay)}
        </p>
        <p className={`small quiet ${styles.after}`}>
          {lastCheckedOn && `Last checked ${utcDay(lastCheckedOn)}. `}Checked every day.
        </p>
      </>
    );
  return (
    <>
      <p className={styles.who}>{check.statement}</p>
      <p className={`small quiet ${styles.after}`}>Most accounts are not. Compare it with one you know.</p>
    </>
  );
}
