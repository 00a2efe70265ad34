import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { reportForms } from '#domain/platform/report-forms';
import { checkStatement } from '#domain/proof/public-check';
import { isAccount } from '#domain/scan/finding';
import { utcDay } from '#domain/utc';
import type { ProfileCheck } from '../../check/check-profile.ts';
import { useCheck } from '../../check/use-check.ts';
import { ReportLetter, type Said } from '../../compare/report/ReportLetter.tsx';
import { useLinks } from '../../../lib/use-links.ts';
import { useCaseBusiness } from '../owner/case-business.ts';
import { type OwnAccounts, ownThereOf } from '../owner/own-accounts.ts';
import { voiceOf } from '../owner/voice-of.ts';
import { words as ofBusiness } from '../owner/words.ts';
import { words } from './words.ts';

interface Props {
  one: Case;
  platform: Platform;
  report: string;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
  said: Said;
  /** What is said below the text. */
  children?: ReactNode;
}

/** The platform's form, what it asks, and the text for it; none against an account that its holder confirmed. */
export function PlatformLetter({ one, platform, report, accounts, said, children }: Props) {
  const links = useLinks();
  const voice = voiceOf(one, useCaseBusiness());
  const form = links.form(platform, reportForms[platform].forms[0].url, one.url);
  // Whoever confirmed it may be its rightful holder. Where the register is silent, the text waits for the person's word alone.
  const { check } = useCheck(platform, one.handle);
  const isBesideDomain = !!one.snapshot && !isAccount(one.snapshot.yours);
  const copied = (ownThereOf(one, accounts) ?? one.imitates)?.platform;
  if (!check?.registered)
    return (
      <ReportLetter
        platform={platform}
        url={one.url ?? undefined}
        copied={voice === 'them' || copied === 'DOMAIN' ? undefined : copied}
        voice={voice}
        report={report}
        said={said}
        {...(voice === 'them' && { sureWords: words.behalf.sure })}
        {...(voice === 'us' && { sureWords: isBesideDomain ? ofBusiness.sureAlone : ofBusiness.sure })}
      >
        {() => children}
      </ReportLetter>
    );
  return (
    <p className="note">
      {words.report.confirmed(confirmedStatement(check))}
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

/** With its day as people write one; the register's own sentence has it as 2026-03-14. */
const confirmedStatement = ({ confirmedSince, lastCheckedOn, statement }: ProfileCheck) =>
  confirmedSince
    ? checkStatement({ state: 'confirmed', confirmedSince, lastCheckedOn: lastCheckedOn ?? '' }, utcDay)
    : statement;
