/** What several answers rest on; every address stands in docs/platforms.md, which says when each was read. */
export const sources = {
  reasons:
    '[Report Harmful Content, before reporting](https://reportharmfulcontent.com/advice/things-to-remember-when-reporting-to-social-media/) (undated)',
  slettmeg:
    '[Slettmeg, Instagram](https://slettmeg.no/slik-rapporterer-du-falske-kontoer-pa-instagram) (undated)',
  twoForms: '[Slettmeg, Facebook](https://slettmeg.no/?p=1652) (undated)',
  smyth: '[Smyth](https://davesmyth.com/facebook-impersonation) (2022)',
  allure:
    'X’s policy as quoted by [Allure Security](https://alluresecurity.com/how-to-delete-fake-x-and-twitter-profiles-and-posts/) (undated)',
  trademark: '[Instagram](https://help.instagram.com/188234407991837) (undated)',
  copyright: '[Instagram](https://help.instagram.com/454951664593304) (undated)',
  photographer:
    '[Twitter’s help, as archived](https://bac-lac.wayback.archive-it.org/web/20160817144548/https://support.twitter.com/articles/15795) (August 2016)',
  github:
    '[GitHub’s policy](https://github.com/github/site-policy/blob/main/Policies/acceptable-use-policies/github-impersonation.md)',
  snapchat: '[Icon](https://icon.org.nz/social/impersonation-snapchat-feeling-bullied-2/) (undated)',
  discord:
    '[Discord](https://discord.com/safety/360044103651-reporting-abusive-behavior-to-discord) (undated)',
  tiktok:
    '[TikTok](https://support.tiktok.com/en/safety-hc/report-a-problem/report-an-impersonation-account) (undated)',
  spotify: '[Spotify](https://www.spotify.com/uk/safetyandprivacy/reporting-content) (undated)',
  archive: '[Open Terms Archive](https://github.com/OpenTermsArchive/pga-versions) (2026)',
  whatsapp:
    '[Axur](https://help.axur.com/en/articles/8338416-takedown-of-a-whatsapp-account-procedures-and-challenges) (undated)',
  telegram: '[Red Points](https://redpoints.com/blog/how-to-report-scam-on-telegram/) (2026)',
  stopNcii: '[StopNCII](https://stopncii.org/faq/) (undated)',
  extortion:
    '[National Children’s Advocacy Center](https://www.nationalcac.org/steps-to-take-following-financial-sextortion/) (undated)',
  reportRemove:
    '[Internet Watch Foundation](https://www.iwf.org.uk/what-we-do/why-we-exist/report-remove) (undated)',
  hostOrRegistrar: '[name.com, a registrar](https://www.name.com/policies/filing-a-dmca) (undated)',
  icannGuide:
    '[ICANN’s guide, as described by CADE](https://cadeproject.org/updates/icann-publishes-step-by-step-guide-to-help-users-report-dns-abuse) (undated)',
  afterRefusal:
    '[Report Harmful Content, after a refusal](https://reportharmfulcontent.com/advice/what-to-remember-when-reporting-to-us/) (undated)',
  ofcom:
    '[Ofcom](https://www.ofcom.org.uk/make-a-complaint/complain-about-a-video-sharing-platform-vsp/sites-and-apps/safety-measures/)',
  ftc: '[FTC](https://ftc.gov/news-events/news/press-releases/2025/04/ftc-highlights-actions-protect-consumers-impersonation-scams) (April 2025)',
  whereInTheUs: '[Where to report](https://scamaware.org/hub/remediation/report-it) (undated)',
  eSafety: '[eSafety](https://esafety.gov.au/adult-cyber-abuse/what-we-do-and-dont-do) (undated)',
  eSafetyReport:
    '[eSafety](https://www.esafety.gov.au/key-topics/adult-cyber-abuse/report-adult-cyber-abuse) (undated)',
  article20: '[Digital Services Act, article 20](https://app.codeliance.com/regulations/dsa/article/20)',
  article21: '[Digital Services Act, article 21](https://streamlex.eu/articles/dsa-en-art-21)',
  appealsCentre:
    '[RTÉ](https://www.rte.ie/news/ireland/2025/1001/1536169-appeals-centre-complaints) (October 2025)',
  india: '[Rule 3(2)](https://itlaw.in/rule-3-2-grievance-redressal-mechanism-of-intermediary)',
  appellate: '[SFLC](https://sflc.in/the-grievance-appellate-committee-establishment-and-working)',
  brazil: '[RE 1.037.396](https://informativos.trilhante.com.br/julgados/stf-re-1037396-sp)',
  dismissed:
    '[IMI](https://imi.org.ua/en/news/prominent-journalists-report-clones-of-their-facebook-pages-that-are-difficult-to-take-down-i60805) (April 2024)',
  blocked:
    '[Circuito](https://en.circuito.digital/casos/la-influencer-victima-de-una-epidemia-de-suplantacion-en-instagram) (2022)',
  euDiscord:
    '[Discord, disputes in the EU](https://support.discord.com/hc/en-us/articles/17861767909527-EU-DSA-Dispute-Resolution-Options)',
} as const;
