/** Around a picture that a person gives: choosing, cropping, and what cannot be read. */
export const words = {
  drop: {
    before: 'Drop it here, paste it, or',
    choose: 'choose a file',
    replace: 'Replace',
    remove: 'Remove',
  },
  field: {
    label: 'Picture',
    given: (whose: string) => `${whose}: the picture you gave`,
    reading: 'Reading the picture',
    uncut: 'This looks like a screenshot, so it isn’t compared until you crop it to the profile picture.',
    /** A file that was to take the place of a picture couldn’t be. */
    kept: (why: string, file: string) => `“${file}” wasn’t used, and your picture stays. ${why}`,
    plain: 'This picture has little detail, so a match would say little.',
    hint: 'A screenshot will do: crop it to the profile picture afterwards.',
    crop: 'Crop',
  },
  crop: {
    title: 'Which part is the profile picture?',
    unreadable: 'This file can’t be opened as a picture. Please choose a JPEG, PNG or WebP.',
    how: 'Drag the square to move it, or draw another. The arrow keys move it, and + and − resize it.',
    smaller: 'Smaller',
    larger: 'Larger',
    area: 'The part to keep: arrow keys move it, plus and minus resize it',
    use: 'Use this part',
    all: 'Use all of it, on white',
  },
  refused: {
    heavy: (size: number, most: number) => `This file is ${size} MB. The limit is ${most} MB.`,
    kind: 'This isn’t a JPEG, PNG or WebP picture. If it’s another kind of picture, take a screenshot of it and crop that.',
    small: (width: number, height: number) =>
      `This picture is ${width} × ${height} pixels, which is too small to compare.`,
    large: (width: number, height: number, most: number) =>
      `This picture is ${width} × ${height} pixels. The limit is ${most} million pixels.`,
    unread: 'This picture couldn’t be read. Try another copy of it.',
    empty: 'Most of this part is empty. Crop again, with the square on the profile picture.',
  },
  screenshot: {
    chosen: 'The screenshot you chose',
    size: (width: number, height: number) => `${width} × ${height} pixels`,
    kinds: 'JPEG, PNG or WebP.',
    long: 'A long picture is made smaller. If its letters are hard to read, add it in parts instead.',
    tooLarge: 'This picture can’t be made small enough. Please crop it to what matters.',
    damaged: 'This picture can’t be opened: the file seems to be damaged.',
  },
} as const;
