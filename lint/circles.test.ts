import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';

/** `a>b b>a`: an arrow a word. */
const drawn = (arrows: string) => {
  const graph = new Map<string, Set<string>>();
  for (const arrow of arrows.split(' ').filter(Boolean)) {
    const [from, to] = arrow.split('>') as [string, string];
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
};

it.each([
  ['', []],
  ['a>b b>c a>c', []],
  ['a>a', []],
  ['a>b b>a', [['a', 'b']]],
  [
    'a>b b>c c>a c>d d>e e>d',
    [
      ['d', 'e'],
      ['a', 'b', 'c'],
    ],
  ],
  ['a>b a>c b>d c>d d>a', [['a', 'b', 'c', 'd']]],
])('%s', (arrows, circles) => expect(circlesOf(drawn(arrows))).toEqual(circles));
