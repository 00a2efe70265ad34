import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { asResource } from './as-resource.ts';

const event = (RequestType: string) =>
  ({
    ...{ RequestType, RequestId: 'r', StackId: 's', LogicalResourceId: 'Told' },
    ResponseURL: 'https://cloudformation.example/answer?signature=x',
  }) as CloudFormationCustomResourceEvent;

/** What CloudFormation is told when the work goes as given. @param answers an error fails a try */
async function told(
  answers: (Error | Record<string, string>)[],
  { type = 'Create', millis = 300_000, forever = false } = {},
) {
  const sent: { url: unknown; init: RequestInit }[] = [];
  let done = 0;
  const work = async () => {
    if (forever) await new Promise(() => {});
    const answer = answers[done++] ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const handler = asResource(work, {
    pause: async () => {},
    send: async (url, init) => {
      sent.push({ url, init: init! });
      return new Response();
    },
    otherwise: { LogIn: 'nobody' },
  });
  await handler(event(type), { getRemainingTimeInMillis: () => millis });
  const [{ url, init }] = sent as [(typeof sent)[number]];
  expect([sent.length, url, init.method]).toEqual([1, event(type).ResponseURL, 'PUT']);
  // Text would be sent with a type, which is not part of what was signed.
  expect(init.body).toBeInstanceOf(Uint8Array);
  return { done, answer: JSON.parse(Buffer.from(init.body as Uint8Array).toString()) as object };
}

describe('work that a deploy waits for', () => {
  it('answers with its attributes, in the form that CloudFormation takes', async () => {
    const { answer } = await told([{ LogIn: 'maya' }]);
    expect(answer).toEqual({
      ...{ Status: 'SUCCESS', PhysicalResourceId: 'Told', StackId: 's', RequestId: 'r' },
      ...{ LogicalResourceId: 'Told', Data: { LogIn: 'maya' } },
    });
  });

  it('tries again where a role cannot do yet what it may', async () => {
    const { done, answer } = await told([new Error('AccessDenied'), { LogIn: 'maya' }], { type: 'Update' });
    expect([done, answer]).toEqual([2, expect.objectContaining({ Data: { LogIn: 'maya' } })]);
  });

  it('gives up after four tries, and does not fail the deploy', async () => {
    const { done, answer } = await told(Array.from({ length: 9 }, () => new Error('no')));
    expect([done, answer]).toEqual([
      4,
      expect.objectContaining({ Status: 'SUCCESS', Data: { LogIn: 'nobody' } }),
    ]);
  });

  it('answers before its time is over', async () => {
    const { answer } = await told([], { millis: 15_001, forever: true });
    expect(answer).toMatchObject({ Status: 'SUCCESS', Data: { LogIn: 'nobody' } });
  });

  it('does nothing when the stage goes', async () => {
    const { done, answer } = await told([{ LogIn: 'maya' }], { type: 'Delete' });
    expect([done, answer]).toEqual([0, expect.objectContaining({ Status: 'SUCCESS', Data: {} })]);
  });
});
