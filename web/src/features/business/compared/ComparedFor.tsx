import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Case } from '#domain/case/case';
import { casePath } from '#domain/case/owner';
import { may } from '#domain/business/role';
import { platformTable } from '#domain/platform/platform-table';
import { toast } from '../../../ui/Toast.tsx';
import { useCases } from '../../case/api.ts';
import { isSame, type OtherAccount } from '../../compare/offer/offered.ts';
import { OfferBox } from '../../compare/offer/OfferBox.tsx';
import { words as ofOffer } from '../../compare/offer/words.ts';
import { loadDraft } from '../../compare/side.ts';
import { squareOfPreview } from '../../picture/square-of-preview.ts';
import { useAccountCall } from '../account-api.ts';
import { useAccountList } from '../accounts/use-account-list.ts';
import type { OwnBusiness } from '../api.ts';
import { hasOwn } from '../brand/give/has-own.ts';
import { useBrand } from '../brand/use-brand.ts';
import { CasesHere } from '../cases/CasesHere.tsx';
import { base64Of } from '../logo/base64-of.ts';
import styles from './ComparedFor.module.css';
import { type Left, loadLeft, saveLeft } from './left.ts';
import { type OfferFor, offerFor } from './offer-for.ts';
import { calledIn } from '../told-apart.ts';
import { words } from './words.ts';

interface Props {
  business: OwnBusiness;
  offer: OfferFor;
  /** A case of the person's own about the account that it was compared with. */
  own?: Pick<Case, 'caseId' | 'userId'> | undefined;
  /** They used what was typed. */
  onUsed: () => void;
  onLeave: () => void;
}

/** After setting up a business in the tab in which they compared for it: what was typed there need not be typed again. */
export function ComparedFor({ business }: { business: OwnBusiness }) {
  const [draft] = useState(() => loadDraft());
  const [left, setLeft] = useState(loadLeft);
  const offer = left && may(business.role, 'edit the profile') && offerFor(draft, business, left);
  if (!left || !offer) return null;
  const keep = (next: Left) => {
    saveLeft(next);
    setLeft(next);
  };
  return (
    <WithCases
      {...{ business, offer }}
      onUsed={() => keep({ ...left, used: business.id })}
      onLeave={() => keep({ ...left, off: [...left.off, business.id] })}
    />
  );
}

/** Most have saved the comparison as a case before: it is theirs until they move it to the business. */
function WithCases(props: Props) {
  const own = useCases().data?.find((one) => isSame(one, props.offer.other));
  return (
    <CasesHere business={props.business}>
      <Offer {...props} own={own} />
    </CasesHere>
  );
}

function Offer({ business, offer, own, onUsed, onLeave }: Props) {
  const { id: businessId } = business;
  const { account, logo, other } = offer;
  const name = calledIn(business);
  const list = useAccountList(businessId);
  const setLogo = useAccountCall('set-logo', ['logo', 'business']);
  const queries = useQueryClient();
  const leads = useLeads(business, other);
  const use = async (wanted: (what: string) => boolean) => {
    if (account && wanted('account')) {
      await list.add(account);
      // What can be searched for depends on it.
      void queries.invalidateQueries({ queryKey: ['brand', businessId] });
    }
    if (logo && wanted('logo'))
      await setLogo.mutateAsync({ businessId, base64: await base64Of(await squareOfPreview(logo, true)) });
    toast(words.used(name));
    onUsed();
  };
  const rows = [
    account && {
      ...{ what: 'account', label: words.account },
      value: (
        <>
          <span className="handle">{account.handle}</span>{' '}
          {ofOffer.where(platformTable[account.platform].name)}
        </>
      ),
    },
    logo && {
      ...{ what: 'logo', label: words.logo },
      value: (
        <img
          className={`portrait ${styles.logo}`}
          {...{ src: logo, width: 64, height: 64, alt: ofOffer.pictureAlt }}
        />
      ),
    },
  ].filter((row) => typeof row === 'object');
  const way = own ? { to: casePath(own), text: ofOffer.case } : leads && { to: leads, text: words.give };
  if (rows.length === 0 && !way) return null;
  return (
    <OfferBox
      id="compared-for"
      {...(rows.length > 0 && { lead: words.lead(name) })}
      rows={rows}
      busy={list.busy || setLogo.isPending}
      onUse={use}
      onLeave={onLeave}
      action={
        way && (
          <Link className="button" to={way.to} onClick={onLeave}>
            {way.text}
          </Link>
        )
      }
    >
      {other && way && (
        <p className="small">
          {words.other.before(name)}
          <span className="handle">{other.handle}</span>
          {words.other.after(other.platformName)} {rows.length > 0 && <Link to={way.to}>{way.text}</Link>}
        </p>
      )}
    </OfferBox>
  );
}

/** Where the account that a business was compared with can be given to us; undefined where it is known here, or there is nothing to compare it with. */
function useLeads(business: OwnBusiness, other: OtherAccount | undefined): string | undefined {
  const { data: cases } = useCases();
  const { data: brand } = useBrand(business.id);
  if (!other?.url || !cases || !brand || !hasOwn(business)) return undefined;
  const isKnown =
    cases.some((one) => isSame(one, other)) || brand.findings.some(({ theirs }) => isSame(theirs, other));
  const query = new URLSearchParams({ businessId: business.id, give: other.url });
  return isKnown ? undefined : `/business-dashboard?${query}#brand`;
}
