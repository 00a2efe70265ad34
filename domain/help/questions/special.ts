import type { HelpQuestion } from '../help-question.ts';
import { sources } from '../sources.ts';

const PICTURE = '\\b(?:pic|picture|photo|image|vid|video|selfie|screenshot)s?\\b';
/** What people call such pictures, or a threat with them. */
const INTIMATE = new RegExp(
  [
    '\\b(?:intimate|nud(?:es?|ity)|naked|topless|underwear|sexual|sext\\w*|porn\\w*|blackmail\\w*|extort\\w*)\\b',
    `\\b(?:private|explicit|sex) (?:tape|${PICTURE})`,
    `\\b(?:leak|threat|expos)\\w*.*${PICTURE}`,
    `${PICTURE}.*\\b(?:leak|threat|unless|expos)`,
    'onlyfans.*leak|threat\\w* to expose',
  ].join('|'),
);

/** What is different from the usual case. */
export const special: readonly HelpQuestion[] = [
  {
    slug: 'asks-for-money',
    title: 'It writes to my friends and asks for money. What do I tell them?',
    short:
      'Warn everyone from your own account. Anyone who paid should call their bank at once, then the police. Report it as impersonation.',
    answer: [
      'Post the warning where the copy finds its victims, and ask one person for a screenshot of the message they got.',
      'Still report the account as impersonation, not as fraud: under any other reason, platforms often find no violation.',
      'Where there is a crime, these take reports: [IC3](https://www.ic3.gov) in the US and [ReportCyber](https://www.cyber.gov.au/report-and-recover/report) in Australia (we couldn’t verify that address). Elsewhere, go to the police.',
    ],
    sources: [sources.reasons, sources.whereInTheUs, sources.eSafetyReport],
  },
  {
    slug: 'my-child',
    title: 'My child is being impersonated. May I report it?',
    short:
      'Yes. Instagram and Snapchat take a parent’s report, and Discord has a choice for parents. Who may report on other platforms is on the page of each.',
    answer: [
      'Instagram takes a report from a parent for their child, with an identity document; friends and other relatives can’t file one. Snapchat asks for the person, or a parent. Discord’s form has a choice for parents.',
      'A case here can be for your child: the report then says that you are their parent or guardian.',
    ],
    sources: [sources.slettmeg, sources.snapchat, sources.discord],
  },
  {
    slug: 'shows-my-document',
    title: 'It shows an identity document of mine. What do I do?',
    short:
      'Go to the police, ask the authority that issued it whether to replace it, and cover its number in each screenshot.',
    answer: [
      'Say so in the report: it is more than a copied name. Cover the number in every screenshot that you pass on.',
      'In the US, identitytheft.gov also helps if your identity is used elsewhere.',
    ],
    sources: [sources.whereInTheUs],
  },
  {
    slug: 'intimate-pictures',
    title: 'Someone threatens to share intimate pictures of me. Who helps?',
    short:
      'Don’t pay, and stop answering. Keep the messages, and go to the police. There are free services that help platforms block the pictures.',
    answer: [
      'Paying rarely ends it. First take screenshots of the threats and of the profile; the intimate pictures needn’t be in them. Then report the account in the app and block it. Keep the messages and your own account: they help the police.',
      'If you were 18 or over in the pictures, go to [StopNCII](https://stopncii.org). It makes a fingerprint of each picture on your own device, and passes on only that to the platforms that take part, so that they can find and remove the picture. Pictures made with AI count, too.',
      'If you were under 18 in them, even if you are older now, [Take It Down](https://takeitdown.ncmec.org) does the same, without a name. In the UK, anyone who is under 18 can turn to [Report Remove](https://www.iwf.org.uk/what-we-do/why-we-exist/report-remove), with support from Childline.',
      'It isn’t your fault, and many people have been through it. Tell someone you trust. If it is your child, do these things together.',
      'If the account also has your name or your face, [compare it with yours](/compare) and report it as impersonation. Don’t give us the intimate pictures: we don’t need them.',
    ],
    sources: [sources.stopNcii, sources.extortion, sources.reportRemove],
    readOn: '2026-12-01',
    only: INTIMATE,
  },
  {
    slug: 'my-company',
    title: 'Our company is being copied. Is there a different form?',
    short:
      'Mostly the same one: X’s form is for “you or your brand”. Be careful with trademark forms, which may pass on your details.',
    answer: [
      'X’s form takes a report for you or your brand, from someone who is authorized to file it. Instagram passes on the contact details of anyone who reports a trademark to the other side.',
      'A [comparison saved as a case](/compare) can be for your business. Once it is set up here, you can move the case to it: its admins and managers then see it, and it stays when you leave.',
      'Look-alike domains of a company are another matter: [a business account](/business) lists and watches them.',
    ],
    sources: [sources.archive, sources.trademark],
  },
  {
    slug: 'group-in-my-name',
    title: 'Someone started a group in my name. Can you compare it?',
    short:
      'No, we compare profiles and pages. Report the group from its own menu in the app, and give us the account of whoever runs it.',
    answer: [
      'A group, a community or a Discord server belongs to many people and has no profile like yours, so there is nothing to compare it with. Open it in the app and look for “Report” in its menu.',
      'If whoever runs it uses your name or your picture, [compare that account](/compare) and save it as a case. Say in the case which group it runs.',
      'A group of your own can’t be added to your accounts either. Add the profile or the page behind it.',
    ],
    sources: [],
  },
  {
    slug: 'copied-website',
    title: 'Someone copied my website. Where do I report it?',
    short:
      'To whoever hosts it, who can take the page down. If the page collects passwords or payments, to the registrar of its domain, too.',
    answer: [
      'Look up its domain at [lookup.icann.org](https://lookup.icann.org). That names the registrar, usually with an address for reports; the name servers often show who hosts it. If no address is given, look for “abuse” on their websites.',
      'The registrar controls the name, not what the page shows. So if your text or your pictures were copied, write to the host, as their owner: name each page, and the page it was copied from.',
      'A page that collects passwords or payments is phishing. Report it to the host and to the registrar: one accredited by ICANN has to look into it. Add a screenshot, taken in a private window, and enter nothing there.',
      'We don’t look for copies of personal websites. For a company, [a business account](/business) watches the domains that resemble its own, and writes the report.',
    ],
    sources: [sources.hostOrRegistrar, sources.icannGuide],
    readOn: '2026-11-29',
    noReport: true,
  },
  {
    slug: 'who-is-behind-it',
    title: 'Can I find out who is behind it?',
    short: 'Not from us, and not from a regulator. A crime goes to the police.',
    answer: [
      'We look at what everyone can see, and never call anyone real or fake. Australia’s eSafety Commissioner, for one, says that it doesn’t reveal who is behind an account.',
      'Don’t write to the account to find out. It would learn that you know, and could change or block you before you have your screenshot.',
    ],
    sources: [sources.eSafety],
  },
  {
    slug: 'whatsapp',
    title: 'Someone on WhatsApp is using my picture. Where do I report it?',
    short:
      'In the app: someone it wrote to opens the contact details and chooses “Report”. Then write to WhatsApp with the full phone number.',
    answer: [
      'A copy on WhatsApp has no profile page, so nobody can search for it. The report comes from a person it wrote to; WhatsApp then gets the number.',
      'Have the phone number in full, a screenshot of the profile and your own number ready. [What WhatsApp asks for](/copied/whatsapp).',
    ],
    sources: [sources.whatsapp],
    platforms: ['WHATSAPP'],
  },
  {
    slug: 'telegram',
    title: 'It is on Telegram, or another site that isn’t on your list. What then?',
    short:
      'Telegram takes reports at @NoToScam, which needs an account there, and at abuse@telegram.org. Elsewhere, use “Report” on the profile.',
    answer: [
      'To Telegram, send the username and the link, say that it is impersonating you, and add a screenshot.',
      'On any other site, look for “Report” on the profile itself, or for “impersonation” in the site’s help.',
      'We can’t search Telegram or sites that aren’t on our list, or make a case of an account there. You can still [compare it with yours](/compare): enter its handle, its name and its picture.',
    ],
    sources: [sources.telegram],
  },
];
