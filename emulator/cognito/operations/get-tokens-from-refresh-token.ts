import * as z from 'zod';
import { metadata, name, operation } from '../operation.ts';
import { renew } from '../tokens/renew.ts';

export const getTokensFromRefreshToken = operation(
  z.object({ ClientId: name, RefreshToken: z.string().min(1), ClientMetadata: metadata }),
  async (input, services) => renew(services.pools.client(input.ClientId), input.RefreshToken, services),
);
