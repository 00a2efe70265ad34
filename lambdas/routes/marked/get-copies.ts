import type { markedContract } from '#domain/contract/marked';
import type { MarkedServices } from '../../marked/services.ts';
import type { Route } from '../../rest/rest.ts';

/** What was issued, with its commitments; the keys are given once, when copies are made. */
export const getCopies: Route<(typeof markedContract)['get-copies'], Pick<MarkedServices, 'copies'>> = async (
  { caller },
  { copies },
) => ({ copies: await copies.of(caller.sub) });
