import { build, type BuildOptions, type BuildResult, type Plugin } from 'esbuild';
import { basename, dirname, join } from 'node:path';

/** The letters of all alphabets: half a megabyte, and a name in plain letters needs none of it. */
const letters = 'any-ascii';
/** What reads pictures. */
const codecs = /^@jsquash\//;

/** What stands in a bundle for a module that lies beside it. */
const standIns: Record<string, (module: string) => string> = {
  // Letters of ASCII stand for themselves.
  letters: (module) => `let read;
export default (text) =>
  /^[\\0-\\x7f]*$/.test(text) ? text : (read ??= require(${JSON.stringify(module)}).default)(text);`,
  codec: (module) => `const { default: own, init } = require(${JSON.stringify(module)});
export { own as default, init };`,
};

/** `@jsquash/jpeg/decode.js` -> `jsquash-jpeg-decode-js`. */
const nameOf = (module: string) => module.replace(/^@/, '').replace(/\W+/g, '-');

/** Leaves what a first call seldom needs out of a bundle, which then loads it from a file beside itself. */
const leftOut = (modules: Set<string>): Plugin => ({
  name: 'left-out',
  setup: ({ onLoad, onResolve }) => {
    for (const [namespace, contents] of Object.entries(standIns)) {
      onResolve({ filter: /./, namespace }, ({ path }) => {
        modules.add(path);
        return { path: `./${nameOf(path)}.cjs`, external: true };
      });
      onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: contents(path) }));
    }
    onResolve({ filter: codecs, namespace: 'file' }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, namespace: 'codec' } : undefined,
    );
    onResolve({ filter: new RegExp(`^${letters}$`), namespace: 'file' }, ({ path }) => ({
      path,
      namespace: 'letters',
    }));
  },
});

/** A file that hands on all that a module exports, which a file of bytes does not by itself. */
const handedOn: Plugin = {
  name: 'handed-on',
  setup: ({ initialOptions: { absWorkingDir = process.cwd() }, onLoad, onResolve }) => {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'entry-point' ? { path, namespace: 'handed-on' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'handed-on' }, ({ path }) => ({
      contents: `export * from ${JSON.stringify(path)}; export { default } from ${JSON.stringify(path)};`,
      resolveDir: absWorkingDir,
    }));
  },
};

type Options = BuildOptions & { metafile: true; write: false };

/**
 * Bundles, and puts beside each bundle the files that it loads when it needs them: whatever is in the bundle itself, each cold start
 * reads and compiles. Answers what esbuild does, as if these files were outputs and inputs of the bundle.
 */
export async function buildWithBesides<Given extends Options>(options: Given): Promise<BuildResult<Options>> {
  const modules = new Set<string>();
  const plugins = [...(options.plugins ?? []), leftOut(modules)];
  // `import` of a file beside would start Node's other loader; `require` is there already.
  const result = await build<Options>({ ...options, plugins, supported: { 'dynamic-import': false } });
  if (modules.size === 0) return result;
  const entryPoints = [...modules].map((module) => ({ in: module, out: nameOf(module) }));
  const beside = await build<Options>({
    ...options,
    plugins: [...(options.plugins ?? []), handedOn],
    entryPoints,
  });
  const root = options.absWorkingDir ?? process.cwd();
  for (const [path, made] of Object.entries(result.metafile.outputs)) {
    const loaded = made.imports.flatMap(({ path: from }) => (from.startsWith('./') ? [basename(from)] : []));
    for (const name of new Set(loaded)) {
      const { contents, hash, text } = beside.outputFiles.find((file) => basename(file.path) === name)!;
      result.outputFiles.push({ contents, hash, text, path: join(root, dirname(path), name) });
      for (const [output, { inputs }] of Object.entries(beside.metafile.outputs))
        if (basename(output) === name) Object.assign(made.inputs, inputs);
    }
    for (const input of Object.keys(made.inputs)) if (isMadeHere(input)) delete made.inputs[input];
  }
  return result;
}

/** What stands in for a module is no file. */
const isMadeHere = (input: string) => /^(?:letters|codec|handed-on):/.test(input);
