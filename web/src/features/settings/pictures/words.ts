/** Everything that is said about marked copies of a person's picture. */
export const words = {
  page: {
    title: 'Pictures',
    lead: 'Marked copies of your portrait, one for each platform.',
  },
  make: {
    title: 'Make your pictures testify',
    what: 'You get a copy of your portrait for each platform, each with an invisible mark of its own. If an account that’s impersonating you shows one, we can say which copy its picture derives from. It’s optional: we keep a small version of the picture and a dated list of your copies until you stop.',
    limits:
      'A mark tells which copy it was, not who used it. It can be removed on purpose, so a picture without a mark says nothing. Don’t use copies on accounts that should stay unlinked: the marks lead to you here.',
    picture: 'Picture',
    chosen: 'The square that is marked',
    choose: 'Drop your portrait here, paste it, or',
    checking: 'Checking the picture',
    ready: 'Ready to be marked',
    hint: 'At least 256 pixels wide. The copies are made on this device.',
    cropTitle: 'Crop to a square',
    crop: 'Crop',
    platforms: 'Copies for',
    missing: {
      picture: 'Choose a picture first.',
      platform: 'Choose at least one platform.',
      both: 'Choose a picture and at least one platform.',
    },
    button: (count: number) =>
      count === 0 ? 'Make copies' : count === 1 ? 'Make 1 copy' : `Make ${count} copies`,
    busy: (done: number, of: number) => `Marking ${Math.min(done + 1, of)} of ${of}`,
    done: (count: number) =>
      count === 1
        ? 'Your copy is in the zip file. Use it as your picture on its platform.'
        : `Your ${count} copies are in the zip file. Use each one as your picture on its platform.`,
    failed: (why: string) => `The copies weren’t finished. ${why}`,
  },
  refused: {
    unreadable: 'This picture can’t be opened. Please choose a JPEG, PNG or WebP.',
    browser: 'This browser couldn’t make the picture. Please try another one.',
    'not square': 'Only a square can be marked. Please crop it.',
    'too small': 'This square is less than 256 pixels wide. Please choose a larger picture.',
    'too plain':
      'This picture has too little detail to carry a mark. Choose one that shows more than a plain surface.',
  },
  issued: {
    title: 'Your marked copies',
    picture: 'The picture that was marked',
    list: 'Copies of this picture',
    copy: (platform: string, day: string) => `${platform}, ${day}`,
    carries: (platform: string, day: string) => `Your ${platform} picture carries its mark, seen ${day}.`,
    elsewhere: (shown: string, of: string, day: string) =>
      `Your ${shown} picture carries this mark, seen ${day}. It’s the copy for ${of}: use the one for ${shown} there, so that we can tell them apart.`,
    seenHow:
      'A scan reads the marks on your own proven accounts to confirm that they get through. That’s never evidence against anyone.',
    another: 'Make another copy',
    anotherHow:
      'Choose the same picture again, cropped as before and in the same browser: we keep only a small version. Cropped differently, it counts as another picture; you can have copies of up to five. On the same day (UTC) you get the same copy.',
    stop: 'Stop',
  },
  stop: {
    title: 'Stop for this picture?',
    goes: 'We delete the small version and the list of its copies. After that, nobody can read the marks, not even in copies you already use. This can’t be undone.',
    stop: 'Stop and delete',
    stopping: 'Deleting',
    keep: 'Keep them',
    done: 'Deleted. Those marks are no longer read.',
  },
} as const;
