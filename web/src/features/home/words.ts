/** What the first page promises. Each one has its line in docs/security.md, which says what holds it. */
export const PROMISES: readonly (readonly [lead: string, text: string])[] = [
  ['We never call anyone real or fake.', 'You see the evidence and the reasons.'],
  ['A namesake is a person.', 'We prepare no report against someone who only shares your name.'],
  ['Being found is off until you turn it on.', 'Nobody can find out whether you have an account here.'],
  ['Nothing happens until you decide.', 'We never report anyone for you or send anything in your name.'],
];

/** At equal size: what no search of ours can see. */
export const LIMITS: readonly (readonly [lead: string, text: string])[] = [
  [
    'Some platforms offer no search we may use.',
    'Discord, WhatsApp and Zoom offer none; others, only what a search engine holds. Give us a link and we’ll compare it.',
  ],
  ['Private and hidden accounts.', 'If a copy blocks you, a friend can take the screenshot.'],
  ['Faces.', 'We recognize a copied picture, never a person in another picture.'],
  ['Everything.', '“No copies found” means none where we looked, on the day we looked.'],
];
