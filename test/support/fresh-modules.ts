import { vi } from 'vitest';

// Before each file: what the last one replaced (vi.mock) must not stay in what this one imports.
vi.resetModules();
// Nor what it kept in the page that the worker's files share: whoever was signed in there would be so here.
globalThis.localStorage?.clear();
globalThis.sessionStorage?.clear();
