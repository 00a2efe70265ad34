/*
 * Names that phishing would take for brands that do not exist, by its habits: lures in several languages beside and glued to the name,
 * numbers, the brand in front of somebody else's domain, slips, other letters. Written from general knowledge before they were measured.
 */
const names = (text: string) => text.trim().split(/\s+/);

export const INVENTED: Record<string, readonly string[]> = {
  'hollimund.com': names(
    `hollimund-login.com login-hollimund.com hollimundlogin.com secure-hollimund-login.com hollimund-login-support.com hollimund.com-verify.net hollimund-com.com hollimundcom.net www-hollimund.com wwwhollimund.com wwhollimund.com hollimund.account-verify.com account.hollimund.secure-login.net hollimund-2fa.com hollimund24.com hollimundhelpdesk.com myhollimund.com hollimund-usa.com get-hollimund.com hollimundpromo.shop hollimund-giftcard.xyz hollimund-rewards.top holllimund.com hollimnud-login.com h0llimund-support.net hollímund.com hollímund-login.com hollimund-sso.com hollimund-okta.com hollimund-vpn.com hollimund-hr.com hollimund-careers.com hollimund-jobs.net hollimund-invoice.com hollimund-airdrop.xyz claim-hollimund.com hollimund-staking.com hollimund-kundenservice.de hollimund-connexion.fr hollimund-soporte.com hollimund-assistenza.it hollimund-anmeldung.de hollimundsicherheit.de hollimund-atencion-cliente.com hollirnund.com hollimund-x7k2.top holimundsupport.com suporthollimund.com thehollimundshop.com hollimundoutletstore.com hollimund-de.shop hollimund.support hollimundd-account.com hoilimund-billing.com h-ollimund.com holli-mund.com hollimund1.com hollimund-cs.top hollimundservicedesk.com ihollimund.com`,
  ),
  'zelvo.com': names(
    `zelvo-login.com login-zelvo.com zelvologin.com zelvo-login-support.com zelvo.com-verify.net zelvo-com.net zelvocom.net www-zelvo.com wwwzelvo.com zelvo.account-verify.com zelvo-2fa.com zelvo24.com zelvohelpdesk.com myzelvo.com zelvo-usa.com getzelvo.com zelvopromo.shop zelvo-giftcard.xyz zelv0-support.net zélvo.com zélvo-login.com zelvo-sso.com zelvo-careers.com zelvo-airdrop.xyz claim-zelvo.com claimzelvo.com zelvo-kundenservice.de zelvo-connexion.fr zelvosoporte.com zelvo-x7k2.top thezelvoshop.com zelvooutletstore.com zelvosupports.com zelvo-pay-secure.com securezelvopay.com zelv-o.com zelvoo.com zeivo.com zelwo-login.com zelvotrack.com zelvo-redelivery.com zelvoverificacion.com zelvocuenta.com zelvoclientes.com`,
  ),
  'brio.com': names(
    `brio-login.com briologin.com brio-support-login.com brio.com-verify.net brio-com.net www-brio.com wwwbrio.com brio.account-verify.com brio24.com mybrio.com brio-usa.com getbrio.com brio-giftcard.xyz bri0-support.net brío.com brío-login.com brio-sso.com claim-brio.com brio-kundenservice.de brio-x7k2.top thebrioshop.com briosupport.com brioverify.com brio-secure-login.com`,
  ),
  'dkw.com': names(
    `dkw-login.com dkwlogin.com dkw-support-login.com dkw.com-verify.net dkw-com.net www-dkw.com dkw.account-verify.com mydkw.com dkw-usa.com dkw-tracking.com dkwtracking.com dkw-paket.de dkw-express-delivery.com`,
  ),
  'bluepine.com': names(
    `blue-pine.com bluepine-login.com blue-pine-login.com bluepine-support.com bluepin.com blueplne.com b1uepine.com blue-pine-support-login.com bluepineonline.com mybluepine.com bluepinebank.com bluepine.verify-now.com blupinelogin.com`,
  ),
};
