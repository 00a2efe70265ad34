import { expect, test } from 'vitest';
import { classifyList, isNoText, linesOf } from './classify-list.ts';

const calm = async () => {};

test('says which names could pass for the domain and why, the likeliest first, and which lines hold none', async () => {
  const text =
    '\ufeffdomain,registered\r\n"weather.example",2026\r\nlogin-ferrowbay-support.example,2026\r\nnot a name\r\n\r\n# mine\r\nferrowday.example\r\nferrowbay.com\r\n';
  const { names, hits, faults } = await classifyList(linesOf(text), { domain: 'ferrowbay.example' }, calm);
  expect(names).toBe(4);
  expect(faults).toEqual([{ line: 4, text: 'not a name' }]);
  expect(hits.map(({ line, domain }) => [line, domain])).toEqual(
    expect.arrayContaining([
      [8, 'ferrowbay.com'],
      [7, 'ferrowday.example'],
      [3, 'login-ferrowbay-support.example'],
    ]),
  );
  expect(hits).toHaveLength(3);
  expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
  expect(Object.fromEntries(hits.map(({ line, why }) => [line, why]))).toEqual({
    3: '“login-” added in front; “-support” added',
    7: 'Letter d in place of b',
    8: 'Another ending (.com for .example)',
  });
});

test('of an email address the domain is compared', async () => {
  const lines = [
    'hello@ferrowday.example',
    'Ferrow <orders@ferrowbay.shop>',
    'mailto:a@ferr0wbay.example',
    '"Doe, Jane" <jane@ferrowday.example>, 2026',
    '"""Doe, Jane"" <jane@ferrowday.example>",2026',
    'https://ferrowbay.shop/@maya',
  ];
  const { hits, faults } = await classifyList(lines, { domain: 'ferrowbay.example' }, calm);
  expect(faults).toEqual([]);
  expect(hits.toSorted((a, b) => a.line - b.line).map(({ domain, why }) => [domain, why])).toEqual([
    ['ferrowday.example', 'Letter d in place of b'],
    ['ferrowbay.shop', 'Another ending (.shop for .example)'],
    ['ferr0wbay.example', 'Digit 0 in place of o'],
    ['ferrowday.example', 'Letter d in place of b'],
    ['ferrowday.example', 'Letter d in place of b'],
    ['ferrowbay.shop', 'Another ending (.shop for .example)'],
  ]);
});

test('a line whose first cell is empty holds no name, whatever stands after it', async () => {
  const lines = ['\t12 March 2026', '\t\tferrowday.example', ',note', '  ferrowday.example'];
  const { names, hits, faults } = await classifyList(lines, { domain: 'ferrowbay.example' }, calm);
  expect([names, faults, hits.map(({ line }) => line)]).toEqual([1, [], [4]]);
});

test('what differs twice in the same way is said once', async () => {
  const { hits } = await classifyList(['f00d.example'], { domain: 'food.example' }, calm);
  expect(hits[0]!.why).toBe('Digit 0 in place of o, twice');
});

test('a “www.” in front is no part of what is alike', async () => {
  const { hits } = await classifyList(
    ['www.vvater.example', 'www.water.shop'],
    { domain: 'water.example' },
    calm,
  );
  expect(hits.map(({ domain, why }) => [domain, why])).toEqual([
    ['www.water.shop', 'Another ending (.shop for .example)'],
    ['www.vvater.example', 'The letters v v in place of w'],
  ]);
});

test('the business’s name as people spell it, under any ending', async () => {
  const list = [
    'bracken-rye.example',
    'brackenrye.example',
    'www.bracken-rye.shop',
    'bracken-and-rye.shop',
    'brackenandrye.example',
    'rye.example',
  ];
  const named = { domain: 'brackenandrye.example', name: 'Bracken & Rye' };
  const { hits } = await classifyList(list, named, calm);
  expect(hits.map(({ domain, why }) => [domain, why]).toSorted()).toEqual([
    ['bracken-and-rye.shop', 'An extra hyphen, twice; another ending (.shop for .example)'],
    ['bracken-rye.example', 'Hyphen in place of “and”'],
    ['brackenrye.example', '“and” is missing'],
    ['www.bracken-rye.shop', 'Hyphen in place of “and”; another ending (.shop for .example)'],
  ]);
});

test('tells how far it is, and ends when nobody waits', async () => {
  const lines = Array.from({ length: 3500 }, (_, nth) => `name-${nth}.example`);
  const told: number[] = [];
  await classifyList(lines, { domain: 'ferrowbay.example' }, async (done) => void told.push(done));
  expect(told).toEqual([0, 1000, 2000, 3000]);
  const gone = async (done: number) => {
    if (done > 0) throw new Error('gone');
  };
  await expect(classifyList(lines, { domain: 'ferrowbay.example' }, gone)).rejects.toThrow('gone');
});

test('a table as Excel saves it, or a picture, is no text', () => {
  expect(isNoText('PK\u0003\u0004\u0014\0\u0006\0')).toBe(true);
  expect(isNoText('\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR')).toBe(true);
  expect(isNoText('\ufeffdomain;date\r\nferrowday.example;2026\r\n')).toBe(false);
});
