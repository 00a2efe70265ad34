import { vi } from 'vitest';

// Before each file: what the last one replaced (vi.mock) must not stay in what this one imports.
vi.resetModules();
