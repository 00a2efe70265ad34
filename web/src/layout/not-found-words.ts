/** Of an address without a page; not with the words around a page, which the first page carries. */
export const words = {
  title: 'Page not found',
  heading: 'There is no page at this address.',
  lead: 'It may have moved, or part of the link may be missing.',
  home: 'Home',
  pretending: 'Someone is pretending to be me',
} as const;
