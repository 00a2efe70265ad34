import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * What a release says of itself: the section of its version in CHANGELOG.md, without the heading.
 * @param tag as git has it, `v1.2.3`
 * @param version of package.json
 * @throws when the three do not agree: a sentence with what to do
 */
export function notesOf(changelog: string, tag: string, version: string): string {
  if (tag !== `v${version}`)
    throw new Error(
      `The tag is ${tag}, but package.json says ${version}: set the version there, or tag v${version}.`,
    );
  const sections = changelog.split(/^## /m).slice(1);
  const heading = new RegExp(`^\\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}\n`);
  const section = sections.find((each) => heading.test(each));
  if (section === undefined)
    throw new Error(
      `CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD": give what stands below "Unreleased" its version and day.`,
    );
  const notes = section.replace(heading, '').trim();
  if (notes === '') throw new Error(`The section [${version}] of CHANGELOG.md is empty: say what changed.`);
  return notes;
}

// `node bin/release/notes.ts v1.2.3`: runs without packages, in the one job that may write to the repository.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  try {
    process.stdout.write(`${notesOf(read('CHANGELOG.md'), process.argv[2] ?? '', version)}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
