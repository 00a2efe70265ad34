import { expect, it } from 'vitest';
import { textValues } from './rest.ts';

it('what is not given is left out of an address', () => {
  expect(textValues({ caseId: '01A', businessId: undefined, page: 2, whole: false })).toEqual({
    caseId: '01A',
    page: '2',
    whole: 'false',
  });
});
