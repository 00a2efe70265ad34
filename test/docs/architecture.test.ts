import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawArchitecture } from '../../bin/architecture/drawing.ts';
import { productionTemplates } from '../../bin/architecture/production.ts';

const file = join(import.meta.dirname, '../../docs/images/architecture.svg');

test('the drawing in docs/architecture.md shows what deploys', () => {
  const kept = readFileSync(file, 'utf8');
  expect(kept, 'The template has changed: run "npm run -s architecture" and look at the picture.').toBe(
    drawArchitecture(productionTemplates()),
  );
});
