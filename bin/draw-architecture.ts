import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawArchitecture } from './architecture/drawing.ts';
import { productionTemplates } from './architecture/production.ts';

// `npm run -s architecture`: draws docs/images/architecture.svg from the synthesized template.
const file = fileURLToPath(new URL('../docs/images/architecture.svg', import.meta.url));
writeFileSync(file, drawArchitecture(productionTemplates()));
