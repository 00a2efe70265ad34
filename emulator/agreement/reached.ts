import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { S3Client } from '@aws-sdk/client-s3';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import type { SNSClient } from '@aws-sdk/client-sns';
import type { SQSClient } from '@aws-sdk/client-sqs';

/** Services that somebody plays, ready to be asked: a queue, a bucket, a sender and a pool are there, all empty. */
export interface Reached {
  sqs: SQSClient;
  QueueUrl: string;
  s3: S3Client;
  Bucket: string;
  ses: SESv2Client;
  /** An address that may send. */
  sender: string;
  sns: SNSClient;
  cognito: CognitoIdentityProviderClient;
  UserPoolId: string;
  ClientId: string;
}

/** One question; later ones meet what earlier ones did. The answer holds what programs go by. */
export type Asked = [name: string, ask: (reached: Reached) => Promise<unknown>];

/** What came back: an answer, or the name of a refusal, which is what programs tell apart. */
export interface Answered {
  asked: string;
  answer?: unknown;
  refused?: string;
}

/** Asks one after the other. */
export async function askAll(reached: Reached, all: readonly Asked[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const [asked, ask] of all)
    answers.push(
      await ask(reached).then(
        (answer): Answered => ({ asked, answer: withoutMetadata(answer) }),
        (error: Error): Answered => ({ asked, refused: error.name }),
      ),
    );
  return answers;
}

/** What a program goes by: not the number of the request. */
const withoutMetadata = (answer: unknown): unknown => {
  const text = JSON.stringify(answer ?? null, (name, value: unknown) =>
    name === '$metadata' ? undefined : value,
  );
  return text === '{}' ? null : (JSON.parse(text) as unknown);
};
