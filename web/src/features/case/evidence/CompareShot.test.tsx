// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Case, Evidence } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { loadDraft } from '../../compare/side.ts';
import { at, one } from '../case-for-test.ts';
import { CompareShot } from './CompareShot.tsx';
import { words } from './words.ts';

vi.mock('./evidence-address.ts', () => ({ evidenceAddress: async () => 'data:image/jpeg;base64,/9j/' }));
vi.mock('../../picture/picture.ts', () => ({
  readPicture: async ({ name, type, size }: File) => ({
    name: `${name} ${type} ${size}`,
    preview: '',
    hash: '',
  }),
}));

vi.mock('../../account/api.ts', () => ({
  useUser: () => ({ data: { firstName: 'Maya', lastName: 'Hollimund' } }),
}));

const piece: Evidence = {
  ...{ id: 's', at, kind: 'screenshot', words: '', sha256: 'a'.repeat(64), byHelper: true },
};
const snapshot: Case['snapshot'] = {
  ...{ at, seenBy: 'person', verdict: 'namesake', score: 18, reasons: [] },
  yours: {
    ...{ platform: 'INSTAGRAM', handle: 'maya.h', pasted: 'https://instagram.com/maya.h' },
    ...{ name: 'Maya H', bio: 'Stoneware.' },
  },
  theirs: { platform: 'X', handle: 'maya_ho1limund', name: 'Maya' },
};
const draw = (part: Partial<Case>, of = piece) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CompareShot one={one({ snapshot, ...part })} piece={of} />
    </QueryClientProvider>,
  );

test('a screenshot is put into the comparison beside one’s own account, to cut the picture from', async () => {
  const { click } = draw({});
  await click(words.compare.button);
  await vi.waitFor(() => expect(loadDraft().theirs.picture).toBeDefined(), 20_000);
  expect(loadDraft()).toMatchObject({
    yours: { link: 'https://instagram.com/maya.h', name: 'Maya H', bio: 'Stoneware.' },
    theirs: {
      ...{ link: 'https://x.com/maya_ho1limund', platform: 'X', name: 'Maya' },
      picture: { name: 'The screenshot in your case image/jpeg 3', ofCase: true },
    },
  });
});

test('where no account of theirs is named, their name goes along', async () => {
  const { click } = draw({ snapshot: null, imitates: null });
  await click(words.compare.button);
  await vi.waitFor(() => expect(loadDraft().yours.name).toBe('Maya Hollimund'), 20_000);
});

test.each<[string, Partial<Case>, Partial<Evidence>]>([
  [
    'pictures were compared',
    {
      snapshot: {
        ...snapshot!,
        reasons: [{ signal: 'photo', value: 1, words: 'Same picture.', side: 'for' }],
      },
    },
    {},
  ],
  ['a search saw the account', { snapshot: { ...snapshot!, seenBy: 'search' } }, {}],
  ['the case is closed', { closedAt: at }, {}],
  ['it is of a business', { userId: 'B#b' }, {}],
  ['somebody else is represented', { behalf: { relation: 'CHILD', name: 'Ida' } }, {}],
  ['it shows an answer', {}, { ofAnswer: true }],
  ['it is a note', {}, { kind: 'note' }],
])('it is not offered where %s', (_, part, of) => {
  expect(draw(part, { ...piece, ...of }).box.textContent).toBe('');
});
