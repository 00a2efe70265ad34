import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageName } from '../../lib/stages.ts';
import { branchesIn, DescribedStacks, stagesGone } from './gone.ts';

const now = Date.parse('2026-11-23T03:00:00Z');
const commit = '0123456789abcdef0123456789abcdef01234567';
const listed = (names: string[]) => names.map((name) => `${commit}\trefs/heads/${name}\n`).join('');

interface Made {
  part?: string;
  name?: string;
  status?: string;
  made?: string;
  changed?: string;
  kept?: boolean;
  tags?: Record<string, string>;
}
/** A stack as CloudFormation describes it, in the form of the AWS command line. */
const stack = (branch: string, { part = 'Web', ...made }: Made = {}) => {
  const stage = stageName(branch);
  const tags = { product: 'Countersign', stage, ephemeral: 'true', ...made.tags };
  return {
    StackId: `arn:aws:cloudformation:us-east-1:111122223333:stack/x/1`,
    StackName: made.name ?? `Countersign-${stage}-${part}`,
    CreationTime: made.made ?? '2026-11-01T10:00:00.123000+00:00',
    ...(made.changed && { LastUpdatedTime: made.changed }),
    StackStatus: made.status ?? 'UPDATE_COMPLETE',
    EnableTerminationProtection: made.kept ?? false,
    Tags: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })),
  };
};
const gone = (stacks: ReturnType<typeof stack>[], branches: string[]) =>
  stagesGone(DescribedStacks.parse({ Stacks: stacks }), branches, now);
const destroyed = (...of: Parameters<typeof gone>) =>
  gone(...of).flatMap(({ stacks, stays }) => (stays ? [] : stacks));

describe('stagesGone', () => {
  it('names the four stacks of a branch that is gone, the last one deployed first', () => {
    const parts = ['Identity', 'Web', 'Data', 'Api'].map((part) => stack('feature/Login_1', { part }));
    expect(gone([...parts, stack('lives')], ['main', 'lives'])).toEqual([
      {
        stage: stageName('feature/Login_1'),
        stacks: ['Web', 'Api', 'Identity', 'Data'].map(
          (part) => `Countersign-${stageName('feature/Login_1')}-${part}`,
        ),
      },
    ]);
  });

  it('leaves whatever lives, by its exact name: one sign more is another branch', () => {
    expect(destroyed([stack('a/b'), stack('a-b'), stack('A/b')], ['main', 'a/b'])).toEqual([
      `Countersign-${stageName('a-b')}-Web`,
      `Countersign-${stageName('A/b')}-Web`,
    ]);
  });

  it.each<[string, Made]>([
    ['production', { name: 'Countersign-prodb-Web', tags: { stage: 'prodb', ephemeral: 'false' } }],
    [
      'production that somebody tagged as a branch',
      { name: 'Countersign-prodb-Web', tags: { stage: 'prodb' } },
    ],
    ['another product', { tags: { product: 'Other' } }],
    ['a stack without the tag', { tags: { ephemeral: '' } }],
    ['a stack whose name is not what its tag says', { name: 'Countersign-prodb-Data' }],
    ['a stack of a fifth part', { part: 'More' }],
    ['the account’s own', { name: 'Countersign-Account', tags: { stage: 'account' } }],
    ['a name for a shell', { name: 'Countersign-$(x)-00000000-Web', tags: { stage: '$(x)-00000000' } }],
    ['two names in one', { name: 'Countersign-a b-00000000-Web', tags: { stage: 'a b-00000000' } }],
    ['one that is deleted', { status: 'DELETE_COMPLETE' }],
  ])('never sees %s', (_, made) => {
    expect(gone([stack('gone', made)], ['main'])).toEqual([]);
  });

  it.each<[string, Made, string]>([
    ['is being deployed', { status: 'UPDATE_IN_PROGRESS' }, 'is UPDATE_IN_PROGRESS'],
    ['is protected', { kept: true }, 'is protected from being deleted'],
    ['was made today', { made: '2026-11-22T03:00:01Z' }, 'less than a day ago'],
    ['was changed today', { changed: '2026-11-22T12:00:00+00:00' }, 'less than a day ago'],
  ])('lets a whole stage stay while one of its stacks %s, and says so', (_, made, why) => {
    const [found, ...others] = gone([stack('gone', { part: 'Api' }), stack('gone', made)], ['main']);
    expect(others).toEqual([]);
    expect(found!.stays).toContain(why);
  });

  it('tries again what could not be deleted last night', () => {
    expect(destroyed([stack('gone', { status: 'DELETE_FAILED' })], ['main'])).toHaveLength(1);
  });

  it('whatever branches are called: those that live stay, the others go, and every name fits a command', () => {
    const branch = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 60 })
      .filter((name) => name.trim() !== '');
    fc.assert(
      fc.property(fc.uniqueArray(branch, { minLength: 2, maxLength: 8 }), (branches) => {
        const [lost, ...living] = branches;
        const names = destroyed(
          branches.map((name) => stack(name)),
          living,
        );
        expect(names).toEqual([`Countersign-${stageName(lost!)}-Web`]);
        expect(names[0]).toMatch(/^[A-Za-z0-9-]{1,128}$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('branchesIn', () => {
  it('reads names as git writes them', () => {
    const names = ['main', 'feature/a b', '$(rm -rf ~)', '"; ls', 'тест', '-rf'];
    expect(branchesIn(listed(names), 'main')).toEqual(names);
  });

  it.each([
    ['', 'lacks main'],
    [listed(['other']), 'lacks main'],
    [`${listed(['main'])}fatal: could not read from remote`, 'no line of git ls-remote'],
    [`${commit}\trefs/tags/main\n`, 'no line of git ls-remote'],
  ])('believes no list that is not whole: %j', (list, says) => {
    expect(() => branchesIn(list, 'main')).toThrow(says);
  });
});
