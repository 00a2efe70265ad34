/**
 * How lint finds the file behind an import, for the boundary rules: ours are written with their ending, `./score.ts`, or by
 * package.json's `imports`, `#domain/keys`. The interface is that of eslint-plugin-import's resolvers, version 2.
 */
const { existsSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');

const root = join(__dirname, '..');

exports.interfaceVersion = 2;
exports.resolve = (source, file) => {
  const path = source.startsWith('#domain/')
    ? join(root, 'domain', `${source.slice('#domain/'.length)}.ts`)
    : source.startsWith('.')
      ? resolve(dirname(file), source.replace(/\?.*$/, ''))
      : undefined;
  return path && existsSync(path) ? { found: true, path } : { found: false };
};
