import { createRequire } from 'node:module';
import * as m31 from '@m31coding/fuzzy-search';
import { distance } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';

// CommonJS without types
const load = createRequire(import.meta.url);

type Rival = {
  name: string;
  slow?: boolean;
  build: (handles: readonly string[]) => (text: string) => string[];
};

/** Each set to find what is within two edits, or the nearest it can be asked for. */
export const rivals: Rival[] = [
  {
    name: 'liblevenshtein 2.0.4',
    build(handles) {
      const { Builder } = load('liblevenshtein') as { Builder: new () => LibBuilder };
      const transducer = new Builder()
        .dictionary([...handles].sort(), true)
        .algorithm('transposition')
        .sort_candidates(false)
        .include_distance(false)
        .build();
      return (text) => transducer.transduce(text, 2);
    },
  },
  {
    name: 'minisearch 7.2.0, fuzzy 2',
    build(handles) {
      const search = new MiniSearch({
        fields: ['handle'],
        storeFields: ['handle'],
        tokenize: (text) => [text],
      });
      search.addAll(handles.map((handle, id) => ({ id, handle })));
      return (text) =>
        search
          .search(text, { fuzzy: 2, tokenize: (query) => [query] })
          .map((found) => found.handle as string);
    },
  },
  {
    name: '@m31coding/fuzzy-search 2.0.0, top 50',
    build(handles) {
      const searcher = m31.SearcherFactory.createDefaultSearcher<string, string>();
      searcher.indexEntities(
        [...handles],
        (handle) => handle,
        (handle) => [handle],
      );
      return (text) => searcher.getMatches(new m31.Query(text, 50)).matches.map(({ entity }) => entity);
    },
  },
  {
    name: 'fastest-levenshtein 1.0.16, every handle',
    slow: true,
    build: (handles) => (text) =>
      handles.filter((handle) => Math.abs(handle.length - text.length) <= 2 && distance(text, handle) <= 2),
  },
  {
    name: 'talisman 1.1.4 Damerau-Levenshtein, every handle',
    slow: true,
    build(handles) {
      const damerau = load('talisman/metrics/damerau-levenshtein') as typeof distance;
      return (text) =>
        handles.filter((handle) => Math.abs(handle.length - text.length) <= 2 && damerau(text, handle) <= 2);
    },
  },
];

type LibBuilder = {
  dictionary(words: string[], sorted: boolean): LibBuilder;
  algorithm(name: string): LibBuilder;
  sort_candidates(sort: boolean): LibBuilder;
  include_distance(include: boolean): LibBuilder;
  build(): { transduce(text: string, edits: number): string[] };
};
