import { json, type Handle } from './host/http.ts';

/** Refuses the call of an AWS service that is not played here, named by the signature's scope. */
export const notServed: Handle = async ({ headers }) => {
  const service = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(headers.authorization ?? '')?.[1];
  const call = headers['x-amz-target'] ?? '';
  return json(501, {
    __type: 'NotImplemented',
    message: `The emulator does not have ${service ?? 'this service'} ${call}`.trim(),
  });
};
