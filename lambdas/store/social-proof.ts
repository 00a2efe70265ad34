import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Platform } from '#domain/platform';
import * as z from 'zod';
import { sent } from './failure.ts';
import type { Database } from './table.ts';

const Proof = z.object({ id: z.string(), owner: z.string() });

export interface SocialProofStore {
  /** Who has proven an account; undefined when nobody has. */
  ownerOf(platform: Platform, handle: string): Promise<string | undefined>;
}

export const socialProofStore = ({ client, table }: Database): SocialProofStore => ({
  ownerOf: async (platform, handle) => {
    const Key = { id: `${platform}#${handle.toLowerCase()}` };
    const { Item } = await sent(client.send(new GetCommand({ TableName: table('SocialProof'), Key })));
    return Item && Proof.parse(Item).owner;
  },
});
