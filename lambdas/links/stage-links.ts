import { Platform } from '#domain/platform/platform';
import * as z from 'zod';
import { sleep } from '../runtime/retry.ts';
import { ownSecrets } from '../runtime/secret.ts';
import { linkProviders } from './index.ts';
import type { LinkProvider } from './provider.ts';

const Access = z.partialRecord(
  Platform,
  z.object({
    clientId: z.string().min(1),
    clientSecret: z.string().min(1).optional(),
    secretName: z.string().min(1).optional(),
    pages: z.url().optional(),
    api: z.url().optional(),
  }),
);

/** The sign-ins at platforms that this stage has, from the environment variable LINKS. */
export const stageLinks = (): Map<Platform, LinkProvider> =>
  linkProviders(
    Access.parse(JSON.parse(process.env['LINKS'] || '{}')),
    { fetch, deadline: 8_000, sleep },
    ownSecrets(),
  );
