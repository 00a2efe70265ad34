import type { Region } from './region.ts';

/**
 * Where it stands who looks at a refusal again, as docs/platforms.md, “After a refusal”, has it: `[name](address)` is a link. A
 * test holds each of them to that page.
 */
export const reviewSources: Partial<Record<Region, string>> = {
  EU: 'Digital Services Act, [article 20](https://app.codeliance.com/regulations/dsa/article/20) and [article 21](https://streamlex.eu/articles/dsa-en-art-21). Appeals Centre Europe: [start page](https://www.appealscentre.eu/), [rules](https://appealscentre.eu/rules-of-procedure). User Rights: [start page](https://user-rights.org/en), [how it works](https://www.user-rights.org/en/how-it-works) (undated).',
  UK: '[What to remember](https://reportharmfulcontent.com/advice/what-to-remember-when-reporting-to-us/), [SWGfL](https://swgfl.org.uk/helplines/report-harmful-content/) (undated), [Ofcom](https://www.ofcom.org.uk/make-a-complaint/complain-about-a-video-sharing-platform-vsp/sites-and-apps/safety-measures/).',
  US: '[FTC](https://ftc.gov/news-events/news/press-releases/2025/04/ftc-highlights-actions-protect-consumers-impersonation-scams) (April 2025), [where to report](https://scamaware.org/hub/remediation/report-it) (undated). The address of the list of attorneys general: not verified.',
  AU: '[eSafety](https://www.esafety.gov.au/key-topics/adult-cyber-abuse/report-adult-cyber-abuse), [what it does](https://esafety.gov.au/adult-cyber-abuse/what-we-do-and-dont-do), [Hear Me Out](https://hearmeout.org.au/organisation-advocates/esafety-commissioner) (undated). The address of ReportCyber’s form: not verified.',
  IN: '[Rule 3(2)](https://itlaw.in/rule-3-2-grievance-redressal-mechanism-of-intermediary), [Mondaq](https://www.mondaq.com/india/it-and-internet/1746068/checklist-for-compliance-with-the-information-technology-intermediary-guidelines-and-digital-media-ethics-code-amendment-rules-2026) (2026), [SFLC](https://sflc.in/the-grievance-appellate-committee-establishment-and-working), [how to file](https://hapka.info/new-delhi/grievance-appellate-committee-gets-27-complaints-against-social-media-intermediaries-see-how-to-appeal-67269) (March 2023).',
  BR: '[RE 1.037.396](https://informativos.trilhante.com.br/julgados/stf-re-1037396-sp), [NK](https://nkadvocacia.com.br/marco-civil-da-internet) (2025), [Blogueiros](https://blogueirosdobrasil.com/artigo-19-do-marco-civil-derrubado-o-que-mudou-em-2025) (2025, secondary).',
};
