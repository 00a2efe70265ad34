import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { watchGraphql } from './live-reload.ts';

const root = mkdtempSync(join(tmpdir(), 'countersign-live-'));
mkdirSync(join(root, 'resolvers'));
const said: string[] = [];
const resolvers: { typeName: string; fieldName: string; code: string }[] = [];
const schemas: string[] = [];
let broken = false;
const watching = watchGraphql({
  root,
  reloadResolver: (resolver) => void resolvers.push(resolver),
  reloadSchema: async (sdl) => {
    if (broken) throw new Error('Syntax Error: Unexpected Name "typ".\nmore');
    schemas.push(sdl);
  },
  say: (line) => said.push(line),
});
afterEach(() => {
  watching.close();
  rmSync(root, { recursive: true });
});

test('edits of a resolver and of the schema are taken over; a broken one is named and left', async () => {
  const resolver = join(root, 'resolvers/Query.getUser.User.ts');
  writeFileSync(resolver, 'export const request = () => ({ n: 1 });');
  await vi.waitFor(() => expect(resolvers.at(-1)?.code).toContain('n: 1'), 2000);
  expect(resolvers.at(-1)).toMatchObject({ typeName: 'Query', fieldName: 'getUser' });

  writeFileSync(resolver, 'export const request = (');
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/^Query\.getUser\.User\.ts is not taken over: /), 2000);

  writeFileSync(join(root, 'schema.graphql'), 'type Query { a: Int }');
  await vi.waitFor(() => expect(schemas).toEqual(['type Query { a: Int }']), 2000);
  broken = true;
  writeFileSync(join(root, 'schema.graphql'), 'typ Query');
  const line = 'schema.graphql is not taken over: Syntax Error: Unexpected Name "typ".';
  await vi.waitFor(() => expect(said.at(-1)).toBe(line), 2000);
});
