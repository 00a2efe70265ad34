import { platformTable } from '#domain/platform-table';
import type { Platform } from '#domain/platform';
import { Link } from 'react-router-dom';
import { SealsAlign } from '../proof/SealsAlign.tsx';
import { emptySide, loadDraft, saveDraft } from '../compare/side.ts';
import { dayOf } from '../../lib/when.ts';
import { Trouble } from '../../ui/Trouble.tsx';
import { useCheck } from './use-check.ts';

/** Puts the account on the other side of the comparison; what the person gave of themselves stays. */
function compareWith(platform: Platform, handle: string): void {
  const link = platformTable[platform].page?.(handle) ?? handle;
  saveDraft({ ...loadDraft(), theirs: { ...emptySide(), platform, link } });
}

/** What the register says of one handle: a certificate, or that it says nothing. */
export function Certificate({ platform, handle }: { platform: Platform; handle: string }) {
  const { check, words, again } = useCheck(platform, handle);
  const { name } = platformTable[platform];
  const registered = check?.registered ?? false;
  const compare = (label: string, primary = false) => (
    <Link
      className={primary ? 'button primary' : 'button'}
      to="/compare"
      onClick={() => compareWith(platform, handle)}
    >
      {label}
    </Link>
  );
  return (
    <>
      <div className={registered ? 'certificate' : 'certificate unknown'}>
        <div className="certificate-in">
          <header>
            <p className="label">{name}</p>
            <h1 style={{ '--n': Math.max(14, [...handle].length) } as React.CSSProperties}>
              <span className="handle big">{handle}</span>
            </h1>
          </header>
          <div role="status">
            {check ? (
              <>
                <p className="who">
                  {registered && check.confirmedSince
                    ? `Confirmed by whoever controls this account since ${dayOf(check.confirmedSince)}`
                    : check.statement}
                </p>
                <p className="small quiet who-after">
                  {registered
                    ? 'Looked at again every day.'
                    : 'Most accounts are not. Compare it with one you know.'}
                </p>
              </>
            ) : (
              !words && <p className="who quiet">Asking the register.</p>
            )}
          </div>
          {registered && (
            <div className="certificate-seal">
              <SealsAlign id={`${platform}#${handle.toLowerCase()}`} size={300} />
            </div>
          )}
        </div>
        {registered && (
          <div className="foot label">
            It says that the account’s holder proved control of it here. It does not say who they are.
          </div>
        )}
      </div>
      {words && <Trouble words={words} again={again} />}
      {check && !registered && (
        <p className="actions">
          {compare('Compare it with another', true)}
          {compare('This imitates me')}
        </p>
      )}
      {registered && (
        <div className="two">
          <section>
            <h2 className="h4">Read the handle, not the picture</h2>
            <p className="small quiet">
              A copy can take this badge’s image. It cannot take this page’s address: it ends in the handle
              that was proven, letter for letter.
            </p>
          </section>
          <section>
            <h2 className="h4">Something wrong?</h2>
            <p className="small quiet">
              If this account uses your name or picture, tell us. While two holders overlap, both badges
              pause.
            </p>
            <p>{compare('This imitates me')}</p>
          </section>
        </div>
      )}
    </>
  );
}
