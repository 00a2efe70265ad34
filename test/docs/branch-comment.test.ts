import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stepRunner, type StepRunner } from './step-runner.ts';
import { shells, workflows } from './workflow-steps.ts';

/** The last step of branch.yml as it stands there; `gh` notes what it is asked. */
const say = shells(new Map(workflows).get('branch.yml')!).at(-1)!;
const branch = 'feature/$(touch hacked)';
const outputs = {
  'Countersign-x-Identity': {
    AlarmsAddress1: 'arn:aws:sns:us-east-1:111122223333:alarms',
    Pool: 'us-east-1_1',
  },
  'Countersign-x-Api': {
    ApiEndpoint: 'https://api.example.com/',
    ApiStoryLogIn5A: 'maya@demo.countersign.example with the password Maya-1-0a1b',
  },
  'Countersign-x-Web': { WebAddress5F: 'https://d111111abcdef8.cloudfront.net' },
};

let runner: StepRunner;
const read = (name: string) => readFileSync(join(runner.folder, name), 'utf8');
const run = () => runner.run(say, { BRANCH: branch, GITHUB_STEP_SUMMARY: join(runner.folder, 'summary.md') });
beforeEach(() => {
  runner = stepRunner();
  writeFileSync(join(runner.folder, 'outputs.json'), JSON.stringify(outputs));
});
afterEach(() => runner.close());

it('writes the address of the site to the pull request: over its last comment, or as a first one', () => {
  runner.program('gh', 'printf "%s|" "$@" >> asked.txt; echo >> asked.txt; [ "${!#}" != --edit-last ]');
  run();
  expect(read('summary.md')).toBe('https://d111111abcdef8.cloudfront.net\n');
  const [edits, writes, ...more] = read('asked.txt').trim().split('\n');
  const said = `pr|comment|${branch}|--body|This branch runs at https://d111111abcdef8.cloudfront.net until it is deleted. Its platforms are simulated, and it has demo people: sign in as maya@demo.countersign.example with the password Maya-1-0a1b.`;
  expect(edits).toContain(said);
  expect(writes).toContain(said);
  expect([edits!.endsWith('--edit-last|'), writes!.endsWith('--edit-last|'), more]).toEqual([
    true,
    false,
    [],
  ]);
});

it('does not mind a branch without a pull request', () => {
  runner.program('gh', 'exit 1');
  expect(run()).toContain('No pull request yet.');
});

it('fails where the deploy printed no address', () => {
  writeFileSync(join(runner.folder, 'outputs.json'), '{}');
  runner.program('gh', 'exit 0');
  expect(run).toThrow();
});
