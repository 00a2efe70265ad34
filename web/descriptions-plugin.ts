import { parseSync, type Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** What each call does is said in openapi.json for people who write a client. No page shows it, so none loads it. */
export const undescribed = (): Plugin => ({
  name: 'undescribed',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]domain[\\/]contract[\\/].*\.ts$/ },
    handler: (code, id) => ({ code: withoutDescriptions(code, id), map: null }),
  },
});

/** The text of a contract without the `about` of its endpoints; the rest stays as it is, letter for letter. */
export function withoutDescriptions(source: string, file = 'contract.ts'): string {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return source;
  const found: Node[] = [];
  visit(program as unknown as Node, found);
  let text = '';
  let done = 0;
  for (const { start, end } of found) {
    text += source.slice(done, start);
    done = source[end] === ',' ? end + 1 : end;
  }
  return text + source.slice(done);
}

function visit(node: Node, found: Node[]): void {
  if (node.type === 'CallExpression' && nameOf(node['callee']) === 'endpoint') {
    const [entry] = node['arguments'] as Node[];
    const about = ((entry?.['properties'] ?? []) as Node[]).find(({ key }) => nameOf(key) === 'about');
    if (about) found.push(about);
  }
  for (const part of Object.values(node))
    for (const one of Array.isArray(part) ? (part as unknown[]) : [part]) if (isNode(one)) visit(one, found);
}

const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
