import * as z from 'zod';

/** A handle that a platform says nobody has, and the person's own that it looks like. */
export const FreeHandle = z.object({ handle: z.string().max(100), like: z.string().max(200) });
export type FreeHandle = z.infer<typeof FreeHandle>;

/** So many are kept of a search on one platform, the likeliest first. */
export const mostFree = 12;
