import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';
import { checkStatement } from '#domain/proof/public-check';
import { Link } from 'react-router-dom';
import { SealsAlign } from '../proof/SealsAlign.tsx';
import { compareWith } from '../compare/bring/taken-place.ts';
import { utcDay } from '#domain/utc';
import { Mark } from '../../ui/Mark.tsx';
import { Trouble } from '../../ui/Trouble.tsx';
import type { ProfileCheck } from './check-profile.ts';
import { Imitation } from './Imitation.tsx';
import { useCheck } from './use-check.ts';
import { isCheckedAgain } from './checked-again.ts';
import { words } from './words.ts';
import styles from './Certificate.module.css';
import { ShownText } from '../../ui/text/ShownText.tsx';

/** What the register says of one handle: a certificate, that it rests, or that it says nothing. */
export function Certificate({ platform, handle }: { platform: Platform; handle: string }) {
  const { check, trouble, again } = useCheck(platform, handle);
  const compare = (own?: string) =>
    compareWith({ platform, link: platformTable[platform].page(handle) }, own);
  const { name } = platformTable[platform];
  const registered = check?.registered ?? false;
  const state = check?.paused ? 'paused' : registered ? 'confirmed' : 'unknown';
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
              <Said check={check} platform={platform} />
            ) : (
              !trouble && <p className={`${styles.who} quiet asking`}>{words.answer.asking}</p>
            )}
          </div>
          {registered && (
            <div className={styles.seal}>
              <SealsAlign id={`${platform}#${handle.toLowerCase()}`} size={300} />
            </div>
          )}
        </div>
        {registered && <div className={`${styles.foot} label`}>{words.answer.means}</div>}
      </div>
      {trouble && <Trouble words={trouble} again={again} />}
      {check && !registered && !check.paused && (
        <p className="actions">
          <Link className="button primary" to="/compare" onClick={() => compare()}>
            {words.answer.compare}
          </Link>
        </p>
      )}
      {/* Below an answer, whose height nobody knows before it is there. */}
      {(check || trouble) && (
        <div className={styles.two}>
          {state !== 'unknown' && (
            <section>
              <h2 className="h4">{words.read.title}</h2>
              <p className="small quiet">{words.read[state]}</p>
            </section>
          )}
          <Imitation platform={platform} handle={handle} state={state} onCompare={compare} />
        </div>
      )}
    </>
  );
}

function Said({ check, platform }: { check: ProfileCheck; platform: Platform }) {
  if (check.paused)
    return (
      <>
        <p className={styles.who}>
          <Mark kind="wait">{words.answer.paused}</Mark>
        </p>
        <p className={`small quiet ${styles.after}`}>{words.answer.whyPaused}</p>
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
          {lastCheckedOn && words.answer.checked(utcDay(lastCheckedOn))}
          {isCheckedAgain(platform) ? words.answer.daily : words.answer.once(platformTable[platform].name)}
        </p>
      </>
    );
  const { name, proves } = platformTable[platform];
  const [said, then] =
    proves === 'this URL' ? [check.statement, words.answer.unknown] : words.answer.unprovable(name);
  return (
    <>
      <p className={styles.who}>{said}</p>
      <p className={`small quiet ${styles.after}`}>{then}</p>
    </>
  );
}
