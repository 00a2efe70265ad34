import { domainIn } from '#domain/business/domain-name';
import { platformTable } from '#domain/platform/platform-table';

/** Email providers that have one name under many endings. */
const EACH_COUNTRY =
  /^(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|aol|gmx|yandex)\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
/** The others that many people have an address at. */
const PROVIDERS =
  'icloud.com me.com mac.com proton.me protonmail.com pm.me fastmail.com hey.com mail.com email.com zohomail.com tuta.com tutanota.com web.de t-online.de freenet.de posteo.de mailbox.org bluewin.ch mail.ru bk.ru qq.com 163.com 126.com naver.com daum.net hanmail.net rediffmail.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it seznam.cz wp.pl o2.pl onet.pl interia.pl uol.com.br bol.com.br terra.com.br btinternet.com virginmedia.com talktalk.net sky.com ntlworld.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com bigpond.com optusnet.com.au'.split(
    ' ',
  );
/** Where many have a shop, a page or a site under one name. */
const HOSTS =
  'etsy.com ebay.com amazon.com linktr.ee wixsite.com myshopify.com wordpress.com blogspot.com weebly.com squarespace.com bigcartel.com carrd.co webflow.io godaddysites.com substack.com medium.com sites.google.com'.split(
    ' ',
  );
const PLATFORMS = Object.values(platformTable).flatMap(({ hosts }) => hosts);

/**
 * The domain in what was typed, if it is an email provider's, a shop's host or a platform's, where many people have an address or a page: none
 * of them can prove it. Undefined of any other.
 */
export function sharedDomainIn(typed: string): string | undefined {
  const domain = domainIn(typed);
  if (domain === undefined) return undefined;
  const shared = [...PROVIDERS, ...HOSTS, ...PLATFORMS].find(
    (one) => domain === one || domain.endsWith(`.${one}`),
  );
  return shared ?? (EACH_COUNTRY.test(domain) ? domain : undefined);
}
