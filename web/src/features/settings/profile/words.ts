/** What the profile settings say. */
export const words = {
  page: {
    title: 'Profile',
    lead: 'We compare your names and picture with those of accounts that look like yours. Until you’ve proven an account, we use them only where your account shows no name or picture that we can read.',
    picture: 'Picture',
    about: 'About you',
    aboutLead:
      'All of this is optional, and scans use only your names. Nobody else sees your gender, or when and where you were born; the date only tells us which rules apply to your account.',
    addresses: 'Addresses',
    addressesLead: 'Only you can see them. The country tells us which rules about age apply to your account.',
  },
  picture: {
    hint: 'The picture a copy would use. JPEG, PNG or WebP. We remove photo metadata, such as location.',
    of: (name: string | undefined) => (name ? `Picture of ${name}` : 'Your picture'),
    choose: 'Choose a picture',
    chooseAnother: 'Choose another picture',
    crop: 'Crop your picture',
    preview: 'This is how it will look.',
    unsaved: 'Your new picture, not saved yet',
    again: 'Try again',
    saving: 'Saving',
    cropAgain: 'Crop again',
    cancel: 'Cancel',
    saved: 'Picture saved.',
    refused: (why: string) => `Not saved. ${why} Your picture is still here.`,
    unreadable: 'We couldn’t read this picture.',
    remove: 'Remove picture',
    removed: 'Picture removed.',
  },
  about: {
    preferredName: 'What should we call you?',
    preferredNameHint: 'The name people know you by.',
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    gender: 'Gender',
    genderHint: 'In your own words, or leave it empty.',
    genders: ['Woman', 'Man', 'Non-binary'],
    dateOfBirth: 'Date of birth',
    birthCity: 'City of birth',
    birthCountry: 'Country of birth',
    parent: {
      before: 'If you’re under 18, you need permission from a parent or guardian. Please read the ',
      link: 'terms',
      after: ' together. Without their permission, you can’t use this account.',
    },
    /** While the account closes for a date that was refused. */
    stillCloses: (isThere: boolean) =>
      isThere
        ? 'If this date is right, save it: until you do, your account is set to close.'
        : 'Leaving it empty isn’t enough: your account still closes unless you enter the right date.',
    /** Once another date has called it off. */
    staysOpen: 'Saved. Your account stays: it’s no longer set to close.',
    clash: (theirs: string) =>
      theirs ? `Changed in another window to “${theirs}”.` : 'Cleared in another window.',
    clashed:
      'Not saved: this was also changed in another window. Your version is still here. Save again to keep it.',
    takeOther: 'Use the other version',
  },
  addresses: {
    list: 'Your addresses',
    edit: 'Edit',
    remove: 'Remove',
    add: 'Add an address',
    editTitle: 'Edit address',
    address: 'Street address',
    address2: 'Apartment, floor, c/o',
    city: 'City',
    state: 'State or region',
    zipCode: 'Postal code',
    country: 'Country',
    save: 'Save address',
    saving: 'Saving',
    added: 'Address added.',
    saved: 'Address saved.',
    removed: 'Address removed.',
  },
} as const;
