import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stageName } from '../../lib/stages.ts';
import { stepRunner, type StepRunner } from './step-runner.ts';
import { shells, workflows } from './workflow-steps.ts';

/** The steps of reaper.yml as they stand there; `aws` and `git` answer what we wrote down, and note what they are asked. */
const workflow = new Map(workflows).get('reaper.yml')!;
const [, role, which, destroy] = shells(workflow) as [string, string, string, string];

const stacksOf = (branch: string) =>
  ['Data', 'Identity', 'Api', 'Web'].map((part) => ({
    StackName: `Countersign-${stageName(branch)}-${part}`,
    StackStatus: 'CREATE_COMPLETE',
    CreationTime: '2026-01-01T10:00:00.123000+00:00',
    Tags: Object.entries({ product: 'Countersign', stage: stageName(branch), ephemeral: 'true' }).map(
      ([Key, Value]) => ({ Key, Value }),
    ),
  }));
const commit = 'a'.repeat(40);

let runner: StepRunner;
const file = (name: string) => join(runner.folder, name);
const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '');
const find = () => runner.run(which, { ALWAYS: 'main', GITHUB_STEP_SUMMARY: file('summary.md') });

beforeEach(() => {
  runner = stepRunner();
  writeFileSync(
    file('account.json'),
    JSON.stringify({ Stacks: ['lives', '$(touch hacked)', 'fails'].flatMap(stacksOf) }),
  );
  writeFileSync(file('heads'), `${commit}\trefs/heads/main\n${commit}\trefs/heads/lives\n`);
  runner.program(
    'aws',
    `echo "$*" >> asked.txt
case "$*" in
  "cloudformation describe-stacks"*) cat account.json;;
  "cloudformation wait"*fails*Api) exit 255;;
  "sts get-caller-identity"*) echo 111122223333;;
esac`,
  );
  runner.program('git', 'cat heads');
  const reap = join(import.meta.dirname, '../../bin/stages/reap.ts');
  runner.program('npm', `[ "$1 $2 $3 $4" = "run -s reap --" ] && shift 4 && exec node "${reap}" "$@"`);
});
afterEach(() => runner.close());

it('takes on the role that the bootstrap of branches made', () => {
  runner.run(role, { GITHUB_OUTPUT: file('output') });
  expect(read('output')).toBe(
    'arn=arn:aws:iam::111122223333:role/cdk-csbranch-deploy-role-111122223333-us-east-1\n',
  );
});

it('says which stages are gone, and deletes nothing by that', () => {
  expect(find()).toContain(`${stageName('$(touch hacked)')}: its branch is gone.`);
  expect(read('summary.md')).not.toContain(stageName('lives'));
  expect(read('gone.txt').split('\n')).toHaveLength(3);
  expect(read('asked.txt')).toBe('cloudformation describe-stacks --output json\n');
});

it('deletes a stage stack by stack; one that fails holds up its own stage alone, and the step fails', () => {
  find();
  expect(() => runner.run(destroy)).toThrow();
  const deleted = [...read('asked.txt').matchAll(/delete-stack --stack-name (.+)/g)].map(([, name]) => name);
  const names = (branch: string, parts: string[]) =>
    parts.map((part) => `Countersign-${stageName(branch)}-${part}`);
  expect(deleted).toEqual([
    ...names('$(touch hacked)', ['Web', 'Api', 'Identity', 'Data']),
    ...names('fails', ['Web', 'Api']),
  ]);
  expect(existsSync(file('hacked'))).toBe(false);
});

it.each([
  ['git lists nothing', 'heads', ''],
  ['git ends in an error', 'heads', `${commit}\trefs/heads/main\nfatal: unable to access\n`],
  ['CloudFormation says something else', 'account.json', '{}'],
])('fails where %s, so that nothing is destroyed', (_, name, text) => {
  writeFileSync(file(name), text);
  expect(find).toThrow();
  expect(read('gone.txt')).toBe('');
});
