import { expect, test } from 'vitest';
import { helpAddress, helpQuestions } from '#domain/help/questions';
import { words } from './support-words.ts';

test('the page of help leads to all that is asked about one’s own account, in the words of those pages', () => {
  for (const about of ['account', 'business'] as const)
    expect(words.more[about].links).toEqual(
      helpQuestions
        .filter((question) => question.about === about)
        .map(({ slug, title }) => [helpAddress(slug), title]),
    );
});
