/** The ledger of `/company/about`. */
export const words = {
  caption: 'Countersign in figures',
  columns: { what: 'As of this version', count: 'Number' },
  platforms: 'Platforms covered',
  direct: 'That let us look up accounts',
  engine: 'That only a search engine sees',
  none: 'That nobody outside can search',
  forms: 'With a reporting form that we link to',
  elsewhere: 'Other companies whose content our pages load',
} as const;
