import { FunctionFailure } from './definition.ts';

/** Bytes of a synchronous call, and of its answer: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const largestEvent = 6_291_456;
const largestAnswer = 6_291_556;

/** An event as it crosses to a function: JSON. Refuses one that the cloud would not hand over. @throws FunctionFailure */
export function writeEvent(event: unknown): string {
  const text = JSON.stringify(event) ?? 'null';
  if (Buffer.byteLength(text) > largestEvent)
    throw new FunctionFailure(
      'RequestTooLargeException',
      `Request must be smaller than ${largestEvent} bytes for the InvokeFunction operation`,
    );
  return text;
}

/** What a function answered, from its JSON; refuses what the cloud would not carry. @throws FunctionFailure */
export function readAnswer(answer: string): unknown {
  if (Buffer.byteLength(answer) > largestAnswer)
    throw new FunctionFailure(
      'Function.ResponseSizeTooLarge',
      `Response payload size exceeded maximum allowed payload size (${largestAnswer} bytes).`,
      [],
      true,
    );
  return JSON.parse(answer) as unknown;
}
