import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import boundaries, { features } from './boundaries.js';

const root = join(import.meta.dirname, '..');
const linter = new Linter({ configType: 'flat' });
const config: Linter.Config[] = [
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser as Linter.Parser } },
  boundaries,
];

/** What lint says of a file at this place with this one import. */
const faults = (file: string, line: string): string[] =>
  linter.verify(`${line}\n`, config, { filename: join(root, file) }).map(({ message }) => message);

it.each([
  ['domain/account/new.ts', "import { x } from '../../lambdas/runtime/random.ts';", /domain imports nobody/],
  ['domain/engine/judge/new.ts', "import { x } from '../web/web-shape.ts';", undefined],
  ['lambdas/scan/new.ts', "import { x } from '#domain/keys';", undefined],
  ['lambdas/scan/new.ts', "import { x } from '../../lib/assets.ts';", /belongs in domain/],
  ['lib/jobs/new.ts', "import { x } from '../../lambdas/runtime/environment.ts';", /import type/],
  ['lib/jobs/new.ts', "import type { x } from '../../lambdas/runtime/environment.ts';", undefined],
  ['emulator/s3/new.ts', "import { x } from '#domain/keys';", /nothing of the product/],
  ['emulator/s3/new.ts', "import { x } from '../../local/stack.ts';", /nothing of the product/],
  ['local/new.ts', "import { x } from '../emulator/host/http.ts';", undefined],
  ['platforms/github/new.ts', "import { x } from '#domain/platform/platform';", /A twin imports nobody/],
  ['bin/new.ts', "import { x } from '../local/stack.ts';", /A command uses/],
  ['web/src/lib/new.ts', "import { x } from '../ui/form/Field.tsx';", /belongs in ui/],
  ['web/src/ui/new.tsx', "import { x } from '../features/scan/api.ts';", /ui knows no feature/],
  ['web/src/features/scan/new.ts', "import { x } from '../compare/report-text.ts';", undefined],
  ['web/src/features/compare/new.ts', "import { x } from '../scan/api.ts';", /in a lower feature/],
  ['web/src/features/scan/new.ts', "const x = import('../onboarding/progress.ts');", /in a lower feature/],
  ['web/src/features/scan/new.ts', "import '../../pages/public/compare.tsx';", /in a lower feature/],
  ['web/src/layout/new.tsx', "import { x } from '../pages/app/cases.tsx';", /pages import the layout/],
  ['web/src/pages/app/new.tsx', "import { x } from '../../layout/PublicPage.tsx';", undefined],
  [
    'web/src/pages/app/new.tsx',
    "import { x } from '../../../../lambdas/scan/plan.ts';",
    /belongs in a feature/,
  ],
])('%s: %s', (file, line, fault) => {
  const found = faults(file, line);
  if (fault) expect(found.join('\n')).toMatch(fault);
  else expect(found).toEqual([]);
});

it('orders every feature of the web', () => {
  expect(readdirSync('web/src/features').sort()).toEqual([...features].sort());
});
