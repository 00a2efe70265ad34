import type { markedContract } from '#domain/contract/marked';
import { originalPath } from '#domain/marked/issued-copy';
import type { MarkedServices } from '../../marked/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Without original and register no mark of these copies can be read again. The original goes first: a stop in between is repeated. */
export const stopCopies: Route<
  (typeof markedContract)['stop-copies'],
  Pick<MarkedServices, 'copies' | 'files'>
> = async ({ caller: { sub }, request: { picture } }, { copies, files }) => {
  const known = await copies.of(sub);
  await files.remove(originalPath(sub, picture));
  await copies.remove(
    sub,
    known.filter((copy) => copy.picture === picture),
  );
  return { copies: known.filter((copy) => copy.picture !== picture) };
};
