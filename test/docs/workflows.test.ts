import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shells, workflows } from './workflow-steps.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the workflows', () => {
  it('are for each push, each night, a branch, its end, what its end missed, production, and a walk through a stage', () => {
    expect(workflows.map(([name]) => name).sort()).toEqual([
      ...[
        'branch-gone.yml',
        'branch.yml',
        'nightly.yml',
        'production.yml',
        'reaper.yml',
        'smoke.yml',
        'test.yml',
      ],
    ]);
  });

  it.each(workflows)('%s puts nothing that others named into a script', (_, workflow) => {
    expect(shells(workflow).length).toBeGreaterThan(1);
    for (const shell of shells(workflow)) expect(shell).not.toContain('${{');
  });

  it.each(workflows)('%s says what it may do, waits for its like, and ends', (_, workflow) => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(workflow).toMatch(/^concurrency:\n(?: +#.*\n)* {2}group: /m);
    expect(workflow).not.toMatch(/permissions: write-all|pull_request_target|secrets\./);
    const jobs = workflow.match(/^ {4}runs-on: ubuntu-24\.04$/gm)!;
    expect(workflow.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length);
    for (const [, action] of workflow.matchAll(/uses: (.+)/g))
      expect(action).toMatch(/^[a-z-]+\/[a-z-]+@v\d+$/);
  });

  it.each(workflows)('%s calls scripts that there are, and a CDK that asks nobody', (_, workflow) => {
    for (const [, script] of workflow.matchAll(/npm run (?:-s )?([a-z:-]+)/g))
      expect(scripts).toHaveProperty([script!]);
    for (const shell of shells(workflow)) {
      if (shell.includes('cdk deploy')) expect(shell).toContain('--all --require-approval never');
      if (shell.includes('cdk destroy')) expect(shell).toContain('--all --force');
      if (shell.includes('cdk ')) expect(shell).toMatch(/-c (stage=prodb|"branch=\$BRANCH")/);
    }
  });

  it('deploy nothing until the repository has a role for it', () => {
    for (const [name, workflow] of workflows) {
      const deploying =
        workflow.match(/cdk (deploy|destroy|diff) |aws cloudformation delete-stack /g)?.length ?? 0;
      expect(workflow.match(/^ {4}if: vars\.(BRANCH|DEPLOY|DIFF)_ROLE != ''/gm)?.length ?? 0, name).toBe(
        deploying,
      );
    }
  });

  it('let no package run where the repository can be written to', () => {
    const writing = workflows.flatMap(([, workflow]) =>
      workflow.split(/^ {2}(?=[a-z-]+:$)/m).filter((job) => job.includes('contents: write')),
    );
    expect(writing).toHaveLength(1);
    for (const shell of shells(writing[0]!))
      expect(shell).not.toMatch(/npm (ci|i|install|run|exec|test)\b|npx/);
  });

  it('deploy and destroy a branch one after the other', () => {
    const text = new Map(workflows);
    expect(text.get('branch.yml')).toContain('group: stage-${{ github.ref_name }}');
    expect(text.get('branch-gone.yml')).toContain('group: stage-${{ github.event.ref }}');
    for (const name of ['branch.yml', 'branch-gone.yml', 'reaper.yml', 'production.yml'])
      expect(text.get(name), name).toContain('cancel-in-progress: false');
  });
});
