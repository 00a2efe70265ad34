import type { HelpQuestion } from '../help-question.ts';

/** What people ask about the account of their business. */
export const ownBusiness: readonly HelpQuestion[] = (
  [
    {
      slug: 'business-roles',
      title: 'What may admins, managers and members of a business do?',
      short:
        'Members see its proven accounts, managers also work on what is found and invite members, and admins change everything.',
      answer: [
        'Members see the accounts that the business has proven, and may share a finding of their own with it. They don’t see who else is there.',
        'Managers also see the profile, the members, the domains and what is found. They decide about it, work on its cases, prove accounts, and invite or remove members.',
        'Admins can do all of this, and change the profile, the domain, the roles and the seats. They also choose which accounts are shown in public. The owner is an admin, and alone can delete the business or hand it over.',
        'An admin changes a role under [Members](/business-settings#members). Whatever your role is, your own accounts, score and connections stay yours: the business doesn’t see them.',
      ],
      asked: 'role roles admin admins manager managers member members permission permissions',
    },
    {
      slug: 'seats',
      title: 'What is a seat in a business account?',
      short:
        'One person’s place there. An invitation holds it from the start, so it’s free when they accept.',
      answer: [
        'Members and invitations hold a seat. An invitation can be accepted for seven days; once expired, it keeps its seat until you withdraw it or the next person you invite needs it. Whoever leaves or is removed frees theirs.',
        'How many there are depends on the plan: Starter 15, Professional 50, Enterprise 500. An admin sets the number under [Seats](/business-settings#seats), as far as the plan goes.',
      ],
      asked: 'seat seats invite colleagues team',
    },
    {
      slug: 'trial-ends',
      title: 'What happens when our trial ends?',
      short:
        'You’re back on the Starter plan automatically. Nothing is charged, and everyone keeps their seat.',
      answer: [
        'The trial of Professional lasts 30 days and asks for no payment details, so you needn’t cancel it. If more than 15 seats are taken when it ends, you can invite again once fewer than 15 are.',
        'Look-alike domains, cases, reports and evidence are in every plan.',
        'Each business, owner and proven domain gets one trial. If you prove a domain with which another business has had one, yours ends at once.',
        'You can see when it ends under [Plan](/business-settings#plan). To keep Professional, [write to us](/company/contact).',
      ],
      asked: 'trial plan plans price billing subscription cancel',
    },
    {
      slug: 'prove-domain',
      title: 'How do we prove that a domain is ours?',
      short:
        'Add the TXT record that we show you where your domain’s DNS is managed, then choose “Check now”.',
      answer: [
        'An admin finds the record under [Domain](/business-settings#domain), in the business settings. It changes nothing about your website or your email. A new record can take an hour to show, sometimes a day.',
        'Leave it in place: we look again about once a week. Without it, a public page under the domain stays closed, and reports don’t say that you run it, until it’s back.',
        'Once the domain is proven, invitations name it, and with a proven account you can open a public page under it. If it spells out your name, scans look for that, too.',
      ],
      asked: 'domain domains dns txt',
    },
    {
      slug: 'look-alike-domains',
      title: 'What are the look-alike domains of our business?',
      short:
        'Names that could pass for your domain. We check every day which of them exist, and what they do.',
      answer: [
        'For example a letter is swapped, missing or doubled. We check the likeliest 5,000 names and those you add yourself. The [business dashboard](/business-dashboard) lists those that exist: whether they have a website, receive email, or show a page like yours.',
        'That a domain exists says nothing about who is behind it. If it’s harmless, choose “It’s ours” or “Seen”. Otherwise, open “Registrar, host and report”: there is a text for both.',
        'For a domain that copies your page, read [where to report it](/help/copied-website).',
      ],
      asked: 'alike lookalike lookalikes alikes typosquatting',
    },
    {
      slug: 'hand-over-business',
      title: 'How do I hand a business over, or leave it?',
      short:
        'Its owner chooses “Make owner” beside someone who has joined. Everyone else can leave at any time.',
      answer: [
        'To hand it over, go to [Members](/business-settings#members). You stay an admin, and we email both of you.',
        'To give up your seat, go to [Leave](/business-settings#leave). You lose access to the business, and findings you shared are no longer shared with it. Cases you moved there stay. Your own account stays as it is.',
        'The owner can’t leave: make someone else the new owner first, or [delete the business](/business-settings#delete).',
      ],
      asked: 'owner hand handover transfer leave',
    },
  ] satisfies Omit<HelpQuestion, 'sources' | 'about' | 'noReport'>[]
).map((question) => ({ ...question, sources: [], about: 'business', noReport: true }));
