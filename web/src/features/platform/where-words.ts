/** How platforms can be searched, and which. */
export const words = {
  columns: { way: 'How we search', where: 'Where' },
  /** In the order in which they are shown. */
  ways: {
    'official API': 'Directly, where the platform allows it',
    'web search': 'Through a search engine, for what it has seen',
    'not connected': 'Not yet: we aren’t connected there. Give us a link and we’ll compare it',
    'not possible': 'Not at all: give us a link and we’ll compare it',
  },
} as const;
