import { brand } from '../domain/brand.ts';
import { copiedAddress, platforms } from '../domain/help/copied-page.ts';
import { platformTable } from '../domain/platform/platform-table.ts';
import { helpAddress, helpQuestions } from '../domain/help/questions.ts';
import type { PageHead } from './page-head.ts';

/** What a text of the tables says without its links. */
const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/**
 * A page as search engines read it (schema.org, JSON-LD): a question with its answer, the site itself, or a page of it. Data, not a
 * script: the content policy lets it stand, and no browser runs it.
 */
export function structured({ address, title, description }: PageHead): string {
  const question = helpQuestions.find(({ slug }) => helpAddress(slug) === address);
  const platform = platforms.find((one) => copiedAddress(one) === address);
  const data = question
    ? {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: question.title,
            acceptedAnswer: {
              '@type': 'Answer',
              text: [question.short, ...question.answer.map(plain)].join(' '),
            },
          },
        ],
      }
    : address === '/'
      ? { '@type': 'WebSite', name: brand, description }
      : {
          '@type': 'WebPage',
          name: title.split(' · ')[0],
          description,
          ...(platform && { about: { '@type': 'Organization', name: platformTable[platform].name } }),
          isPartOf: { '@type': 'WebSite', name: brand },
        };
  // A "<" could end the element that the data stands in.
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
