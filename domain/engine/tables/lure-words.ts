/**
 * Words that look-alike domains put beside a name to make somebody act, as phishing in the languages of most of its victims does.
 * Compiled by hand. Short ones, which stand in names and words by chance, count only where something sets them apart.
 */
const words = (text: string) => text.split(' ');

export const LURE_WORDS: readonly string[] = [
  ...words(
    'login logon signin signon sign secure secured security verify verified verification account accounts support help helpdesk service services ' +
      'update updates upgrade billing bill invoice pay payment payments wallet bank banking online web webmail mail email app apps my id auth authenticate ' +
      'alert alerts notice notification notifications center centre client clients customer customers care confirm confirmation recovery recover unlock ' +
      'limited restore protect protection safe www ww m mobile portal access session user users member members info prize gift reward rewards bonus promo ' +
      'refund refunds claim claims free win order orders delivery track tracking parcel post reset password validation validate now shop store sale outlet home site',
  ),
  // of firms' own people, of shops and of those who move money
  ...words(
    'sso mfa otp twofactor okta vpn intranet employee employees staff remote hr payroll benefits career careers job jobs hiring recruit recruiting recruitment ' +
      'giftcard giftcards gifts coupon coupons deal deals discount discounts voucher vouchers survey winner lucky clearance official officials supports desk team ' +
      'express redelivery redeliver parcels shipping shipment shipments package packages pickup postal customs fee fees toll tolls ticket tickets booking insurance ' +
      'loan loans credit card cards cash transfer transfers deposit withdraw exchange trade trading trader invest investing investment investor investors ' +
      'airdrop airdrops stake staking token tokens swap bridge mint presale nft crypto tax rebate grant suspended suspension locked review dispute ' +
      'fraud report warning important urgent action required chat live agent hotline tech technical repair download install setup activate activation ' +
      'renew renewal subscription membership premium plus cloud drive docs document documents share files get go try use join start new the com net org',
  ),
  // Spanish, Portuguese, French, Italian
  ...words(
    'soporte ayuda cuenta cuentas seguro segura seguridad acceso acceder cliente clientes verificacion verificar actualizar actualizacion pago pagos factura ' +
      'banca enlinea tienda oficial premio premios atencion servicio servicios ingresar iniciar sesion envio envios paquete correo correos suporte ajuda conta contas ' +
      'seguranca acesso entrar verificacao atualizar atualizacao pagamento pagamentos fatura loja promocao atendimento servico servicos entrega entregas ' +
      'encomenda rastreio resgate connexion aide compte comptes securite securise acces facture paiement boutique officiel espace livraison colis suivi ' +
      'remboursement assurance assistance assistenza aiuto conto sicuro sicurezza clienti verifica aggiorna fattura negozio ufficiale servizio servizi spedizione pacco',
  ),
  // German, Dutch, Polish, Turkish, Indonesian
  ...words(
    'anmelden anmeldung hilfe konto sicher sicherheit zugang kunde kunden kundenservice kundendienst verifizierung bestaetigung aktualisierung zahlung ' +
      'rechnung laden offiziell paket lieferung sendung inloggen hulp rekening veilig klant klantenservice bezorging pakket betaling winkel logowanie ' +
      'pomoc klient platnosc sklep paczka dostawa giris destek hesap guvenlik musteri odeme kargo masuk bantuan akun resmi',
  ),
];
