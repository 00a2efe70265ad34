/** What a page says of its connection; not with the other words around a page, which the first page carries. */
export const words = {
  gone: 'You’re offline. What you typed is kept. Pages load again as soon as the connection is back.',
  back: 'You’re back online.',
  label: 'Connection',
} as const;
