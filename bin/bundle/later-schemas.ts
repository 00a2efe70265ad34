import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { parseSync } from 'vite';

type Parse = typeof parseSync;
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** What runs later anyway: a schema within is made by each call of its own. */
const runsLater =
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|Class\w*|Decorator|TS\w+)$/;
/** Of zod itself these are no schemas; of a schema these use it. */
const noSchema = /^(?:config|prettifyError|treeifyError|flattenError|toJSONSchema|registry|locales|core)$/;
const uses = /^(?:parse|safeParse|parseAsync|safeParseAsync|decode|encode|register|unwrap|meta)$/;
const derives =
  /^(?:extend|safeExtend|pick|omit|partial|required|array|optional|nullable|refine|default|transform|readonly|catch|and|or)$/;

const laterFile = join(import.meta.dirname, '../../domain/later-schema.ts');

/**
 * The text of a module with its schemas made when something first asks them: `z.object({ … })` outside of functions becomes
 * `laterSchema(() => z.object({ … }))`, and so does `Finding.extend({ … })`.
 */
export function schemasLater(source: string, parse: Parse, file = 'module.ts'): string {
  const { program, errors } = parse(file, source);
  if (errors.length > 0) return source;
  const schemas: Node[] = [];
  visit(program as unknown as Node, schemas);
  if (schemas.length === 0) return source;
  let text = '';
  let done = 0;
  for (const { start, end } of schemas) {
    text += `${source.slice(done, start)}laterSchema$(() => ${source.slice(start, end)})`;
    done = end;
  }
  return `${text}${source.slice(done)}\nimport { laterSchema as laterSchema$ } from ${JSON.stringify(laterFile)};\n`;
}

function visit(node: Node, found: Node[]): void {
  if (runsLater.test(node.type)) return;
  if (node.type === 'CallExpression' && isSchema(node)) {
    found.push(node);
    return;
  }
  for (const part of Object.values(node))
    for (const one of Array.isArray(part) ? (part as unknown[]) : [part]) if (isNode(one)) visit(one, found);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Whether a chain of calls begins with zod, or derives from a named schema, and ends with a schema. */
function isSchema(call: Node): boolean {
  const names: string[] = [];
  let node = call;
  for (;;) {
    if (node.type === 'CallExpression') node = node['callee'] as Node;
    else if (node.type === 'MemberExpression' && node['computed'] === false) {
      names.unshift((node['property'] as unknown as { name: string }).name);
      node = node['object'] as Node;
    } else break;
  }
  if (node.type !== 'Identifier' || names.length === 0 || names.some((name) => uses.test(name))) return false;
  const root = node['name'] as string;
  if (root === 'z') return !noSchema.test(names[0]!) && everyCalled(call);
  return /^[A-Z][a-z]/.test(root) && names.every((name) => derives.test(name)) && everyCalled(call);
}

/** No `.shape` or `.options` on the way, which are no schemas; `z.iso` and `z.coerce` lead to some. */
function everyCalled(call: Node): boolean {
  const callee = call['callee'] as Node;
  if (callee.type !== 'MemberExpression') return false;
  const on = callee['object'] as Node;
  if (on.type === 'CallExpression') return everyCalled(on);
  if (on.type === 'Identifier') return true;
  const { object, property } = on as unknown as { object?: Node; property?: { name: string } };
  return object?.['name'] === 'z' && /^(?:iso|coerce)$/.test(property?.name ?? '');
}

/** Whether a module of ours may hold a schema that it makes at once. */
export const mayHold = (file: string, source: string): boolean =>
  !/[\\/]node_modules[\\/]/.test(file) &&
  (/ from 'zod'/.test(source) || /^[^\n]* = [A-Z]\w+\./m.test(source));

/** A cold start makes no schema but those that its first call asks: each takes ten microseconds, and a function has two thousand. */
export const laterSchemas: Plugin = {
  name: 'later-schemas',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/](?:domain|lambdas)[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!mayHold(path, source)) return undefined;
      const { parseSync } = await import('vite');
      return { contents: schemasLater(source, parseSync), loader: 'ts' };
    });
  },
};
