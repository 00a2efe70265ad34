import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../web/src');

/** They stand outside of `main`, or are for developers alone. */
const outside = /Footer|Masthead|TopBar|Design/;

it('a layout asks how wide the page is in letters: a media query does not see that somebody made them large', () => {
  const asking = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .filter((name) => !outside.test(name))
    .filter((name) =>
      /@media[^{]*\b(width|min-width|max-width)\b/.test(readFileSync(join(web, name), 'utf8')),
    );
  expect(asking).toEqual([]);
});
