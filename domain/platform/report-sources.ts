import type { Platform } from './platform.ts';

/**
 * Where it stands how a platform takes a report, in the words of docs/platforms.md, “Forms”: `[name](address)` is a link. A
 * test holds both together. Apart from the table of the forms, which pages need that show no source.
 */
export const reportSources: Record<Platform, string> = {
  FACEBOOK:
    'Two forms: [Slettmeg](https://slettmeg.no/?p=1652) (undated). From one’s own account: [Report Harmful Content](https://reportharmfulcontent.com/advice/things-to-remember-when-reporting-to-social-media/) (undated). The identity document: [Smyth](https://davesmyth.com/facebook-impersonation) (2022). Today’s fields: not verified',
  LINKEDIN:
    'The other side: [LinkedIn Help](https://www.linkedin.com/help/linkedin/answer/37822) (copy of 25 February 2024). Fake profiles are against its rules: [Open Terms Archive](https://github.com/OpenTermsArchive/pga-versions) (27 May 2026). The form TS-NFPI and what it asks for: not verified, no source names it',
  X: 'The form and “you or your brand”: [Open Terms Archive](https://github.com/OpenTermsArchive/pga-versions) (29 June 2026). Two parts: X’s policy as quoted by [Allure Security](https://alluresecurity.com/how-to-delete-fake-x-and-twitter-profiles-and-posts/) (undated). Authorization and “no account”: [Twitter’s help](https://support.twitter.com/groups/56-policies-violations/topics/238-report-a-violation/articles/20170142-reporting-impersonation-accounts) (old, undated): not verified for today',
  INSTAGRAM:
    '[Slettmeg](https://slettmeg.no/slik-rapporterer-du-falske-kontoer-pa-instagram) (undated). Anonymous but for intellectual property: [Ticker](https://ticker.tv/news/what-to-do-if-someone-you-know-is-being-impersonated-on-instagram/223410/) (24 November 2023), which also has the representative. Trademarks: [Instagram](https://help.instagram.com/188234407991837) (undated)',
  GOOGLE:
    'The form, “yours or another creator’s channel”: [Open Terms Archive](https://github.com/OpenTermsArchive/pga-versions) (24 July 2026). What it asks: not verified',
  MICROSOFT: 'No source found for profiles on Microsoft Learn: not verified',
  TIKTOK:
    '[TikTok](https://support.tiktok.com/en/safety-hc/report-a-problem/report-an-impersonation-account) (undated). Its page leads to both forms; their own addresses were not found. That the country is the account’s: TikTok’s Estonian page, “opened in the US”',
  PINTEREST:
    '[Pinterest](https://help.pinterest.com/en/articles/impersonation) (undated); its newer Slovak page says the same. That the address still leads there: not verified',
  SNAPCHAT:
    'The form, with or without an account: [Open Terms Archive](https://github.com/OpenTermsArchive/pga-versions) (30 June 2026). What it asks, and that others’ reports are not acted on: [Icon](https://icon.org.nz/social/impersonation-snapchat-feeling-bullied-2/) (undated). The two disagree',
  GITHUB:
    '[What counts](https://github.com/github/site-policy/blob/main/Policies/acceptable-use-policies/github-impersonation.md) (read at the source). The form’s fields: not verified',
  REDDIT:
    'Both ways: [Open Terms Archive](https://github.com/OpenTermsArchive/pga-versions) (29 June 2026). What they ask: not verified',
  DISCORD:
    '[Discord](https://discord.com/safety/360044103651-reporting-abusive-behavior-to-discord) (undated), an older copy of it for the fields. In the EU there is [a form of its own](https://support.discord.com/hc/en-us/articles/17861767909527-EU-DSA-Dispute-Resolution-Options)',
  ZOOM: '[Zoom](https://support.zoom.com/hc/en/article?id=zm_kb&sysparm_article=KB0061696) (undated). It names no impersonation',
  SPOTIFY:
    'The form: [Open Terms Archive](https://github.com/OpenTermsArchive/pga-versions) (24 July 2026). Who may report, and what is shown: [Spotify](https://www.spotify.com/uk/safetyandprivacy/reporting-content) (undated)',
  TWITCH:
    '[Open Terms Archive](https://github.com/OpenTermsArchive/pga-versions) (19 August 2026). No source names a form other than on the channel itself',
  IMGUR:
    'No source names a form for this; [Imgur’s help](https://help.imgur.com/hc/en-us/articles/115001147411-What-should-I-do-if-I-m-being-bullied-harassed-or-attacked-by-someone-on-Imgur-) (undated) says to report posts and comments, and to write to its support: not verified',
  WHATSAPP:
    'In the app, and the screenshot: [Axur](https://help.axur.com/en/articles/8338416-takedown-of-a-whatsapp-account-procedures-and-challenges) (undated). That the contact page takes such reports: not verified',
};
