import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

const drawn = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LinkedText text={text} />
    </MemoryRouter>,
  );

it.each([
  ['plain (undated), with [brackets]', 'plain (undated), with [brackets]'],
  ['See [ours](/compare).', 'See <a href="/compare" data-discover="true">ours</a>.'],
  [
    '[A](https://a.example/b?c=d) and [B](https://b.example): known',
    '<a href="https://a.example/b?c=d" target="_blank" rel="noreferrer">A</a> and <a href="https://b.example" target="_blank" rel="noreferrer">B</a>: known',
  ],
])('%s', (text, html) => expect(drawn(text)).toBe(html));
