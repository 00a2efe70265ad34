/** What is said where somebody checks a list of their own. */
export const words = {
  open: 'Check a list of names',
  lead: (domain: string) =>
    `Paste names, for example newly registered domains, or choose a file: one per line, or the first column of a CSV file. We show which could pass for ${domain}. The list stays in your browser.`,
  label: 'Names',
  hint: 'Up to a million at once; choose a file for long lists.',
  file: 'Choose a file',
  check: 'Check the list',
  checking: 'Checking',
  progress: (done: number, all: number) =>
    `${done.toLocaleString('en')} of ${all.toLocaleString('en')} lines read`,
  tooMany: 'That’s more than a million lines. Please check them in parts.',
  noText: 'This isn’t a CSV or text file. Save it as CSV first, and choose that file.',
  outcome: (hits: number, names: number, domain: string) =>
    names === 0
      ? 'There are no names on the list.'
      : `${hits === 0 ? 'None' : hits.toLocaleString('en')} of ${names === 1 ? '1 name' : `${names.toLocaleString('en')} names`} could pass for ${domain}.`,
  /** Below the outcome: what it says nothing of. */
  limit:
    'This looks for names that read or are spelled like yours, also with words added. A name that shares only part of yours isn’t among them, and may still imitate you.',
  hits: 'Names that could pass for yours',
  line: (line: number) => `Line ${line.toLocaleString('en')}`,
  misspelling: 'Spelled differently',
  moreHits: (more: number) => `${more.toLocaleString('en')} more ${more === 1 ? 'is' : 'are'} in the file.`,
  faults: 'Lines without a name',
  fault: (line: number, text: string) => `Line ${line.toLocaleString('en')}: no domain name in “${text}”`,
  moreFaults: (more: number) =>
    more === 1 ? 'And 1 more line.' : `And ${more.toLocaleString('en')} more lines.`,
  save: 'Download the matches as CSV',
  fileName: (day: string) => `names-like-yours-${day}.csv`,
  columns: ['Name', 'Why', 'How alike (0–100)', 'Line'],
} as const;
