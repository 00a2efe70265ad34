/** What stands around every page: kept short, as the first page carries it. What its parts say is in part-words.ts. */
export const words = {
  masthead: { nav: 'Main', menu: 'Menu' },
  footer: {
    columns: [
      [
        'Product',
        [
          ['/compare', 'Someone is pretending to be me'],
          ['/copied', 'Report forms'],
          ['/help', 'Help'],
          ['/check', 'Check an account'],
          ['/individual', 'Individuals'],
          ['/business', 'Business'],
        ],
      ],
      [
        'Company',
        [
          ['/company/about', 'About'],
          ['/our-commitment', 'Our commitment'],
          ['/company/press', 'Press'],
          ['/company/security', 'Security'],
          ['/company/contact', 'Contact'],
        ],
      ],
      [
        'Your rights',
        [
          ['/data-request', 'Data request'],
          ['/verification-opt-out', 'Verification opt-out'],
          ['/terms-of-service', 'Terms of Service'],
          ['/privacy-policy', 'Privacy Policy'],
          ['/cookie-policy', 'Cookie Policy'],
        ],
      ],
    ],
    short: [
      ['/compare', 'Someone is pretending to be me'],
      ['/terms-of-service', 'Terms of Service'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/cookie-policy', 'Cookie Policy'],
      ['/data-request', 'Data request'],
    ],
    what: 'Evidence about copies of you, and what we couldn’t search. We never ask for your password by email.',
    own: 'This page loads nothing from other companies.',
    invented: 'The people and handles shown as examples are invented.',
  },
} as const;
