import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { imitatedIn } from '#domain/case/represented/told';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { reportForms } from '#domain/platform/report-forms';
import { isAccount } from '#domain/scan/finding';
import { ReportLetter, type Said } from '../../compare/report/ReportLetter.tsx';
import { useLinks } from '../../../lib/use-links.ts';
import { useCaseBusiness } from '../owner/case-business.ts';
import { type OwnAccounts, ownThereOf } from '../owner/own-accounts.ts';
import { voiceOf } from '../owner/voice-of.ts';
import { words as ofBusiness } from '../owner/words.ts';
import { words } from './words.ts';
import { words as behalfWords } from '../behalf/words.ts';

interface Props {
  one: Case;
  platform: Platform;
  report: string;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
  said: Said;
  /** That the account's holder confirmed it. Where the register is silent, the text waits for the person's word alone. */
  confirmed?: string | undefined;
  /** What is to be known of the text, right above it. */
  note?: ReactNode;
  /** What is said below the text. */
  children?: ReactNode;
}

/** The platform's form, what it asks, and the text for it; none against an account that its holder confirmed. */
export function PlatformLetter({ one, platform, report, accounts, said, confirmed, note, children }: Props) {
  const links = useLinks();
  const voice = voiceOf(one, useCaseBusiness());
  const form = links.form(platform, reportForms[platform].forms[0].url, one.url);
  const isBesideDomain = !!one.snapshot && !isAccount(one.snapshot.yours);
  const copied = (ownThereOf(one, accounts) ?? imitatedIn(one))?.platform;
  if (!confirmed)
    return (
      <ReportLetter
        platform={platform}
        url={one.url ?? undefined}
        copied={voice === 'them' || copied === 'DOMAIN' ? undefined : copied}
        voice={voice}
        report={report}
        said={said}
        note={note}
        {...(voice === 'them' && { sureWords: behalfWords.sure })}
        {...(voice === 'us' && { sureWords: isBesideDomain ? ofBusiness.sureAlone : ofBusiness.sure })}
      >
        {() => children}
      </ReportLetter>
    );
  return (
    <p className="note">
      {words.report.confirmed(confirmed)}
      <Link to={`/check/${platform.toLowerCase()}/${encodeURIComponent(one.handle)}`}>
        {words.report.page}
      </Link>
      {form && (
        <>
          {words.report.or}
          <a href={form} target="_blank" rel="noreferrer">
            {words.report.form(platformTable[platform].name)}
          </a>
        </>
      )}
      .
    </p>
  );
}
