import { expect, test } from 'vitest';
import type { Evidence } from '#domain/case/case';
import { hasScreenshot } from './has-screenshot.ts';

test.each<[string, Partial<Evidence>[], boolean]>([
  ['nothing is kept', [], false],
  ['a link and a note', [{ kind: 'link' }, { kind: 'note' }], false],
  [
    'the profile pictures that were compared',
    [
      { kind: 'screenshot', side: 'theirs' },
      { kind: 'screenshot', side: 'yours' },
    ],
    false,
  ],
  ['the picture that a scan kept', [{ kind: 'picture', side: 'theirs' }], false],
  ['a picture of what the platform answered', [{ kind: 'screenshot', ofAnswer: true }], false],
  ['a screenshot of the page', [{ kind: 'screenshot', side: 'theirs' }, { kind: 'screenshot' }], true],
])('%s', (_, evidence, has) => expect(hasScreenshot({ evidence: evidence as Evidence[] })).toBe(has));
