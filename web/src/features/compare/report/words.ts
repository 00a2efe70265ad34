/** Around the text of a report: the box to check, the text, where it goes, a warning to post, and the file. */
export const words = {
  letter: {
    sure: 'I compared both, and I am the person shown.',
    title: (platform: string) => `Text for ${platform}`,
    copy: 'Copy the text',
    text: 'Report text',
    locked: 'Check the box above, and the text appears here.',
    where: 'Where to send it',
    columns: { where: 'Where', asks: (platform: string) => `What ${platform} asks for`, form: 'Form' },
    open: 'Open the form',
    onProfile: 'On the profile',
  },
  warning: { title: 'Warn your followers', copy: 'Copy the warning' },
  file: {
    save: 'Save as a file',
    name: 'report.txt',
    sendHere: (form: string) => `Send it here: ${form}`,
    post: 'To post:',
  },
} as const;
