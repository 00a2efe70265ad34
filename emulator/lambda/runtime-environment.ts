import type { Credentials } from '../iam/credentials.ts';
import { region } from '../template/physical-names.ts';
import type { FunctionDefinition } from './definition.ts';

/** Longer than an environment lives, see pool.ts. */
const credentialSeconds = 36 * 3600;

/** Variable of the SDK -> path of the service here. */
const endpoints = {
  // Whatever is not served here must not be asked of the real AWS.
  AWS_ENDPOINT_URL: '/aws',
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: '/cognito',
  AWS_ENDPOINT_URL_DYNAMODB: '/dynamodb',
  AWS_ENDPOINT_URL_LAMBDA: '/lambda',
  AWS_ENDPOINT_URL_S3: '/s3',
  AWS_ENDPOINT_URL_SCHEDULER: '/scheduler',
  AWS_ENDPOINT_URL_SESV2: '/ses',
  AWS_ENDPOINT_URL_SNS: '/sns',
  AWS_ENDPOINT_URL_SQS: '/sqs',
};

/** What Lambda's runtime adds to a function's variables; the SDK finds the emulated services by it. */
export const runtimeEnvironment =
  (origin: string, credentials: Credentials) =>
  async ({ name, memoryMegabytes, roleArn }: FunctionDefinition): Promise<Record<string, string>> => {
    const { accessKeyId, secretAccessKey, sessionToken } = await credentials.issue({
      roleArn,
      seconds: credentialSeconds,
    });
    return {
      ...Object.fromEntries(Object.entries(endpoints).map(([variable, path]) => [variable, origin + path])),
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_SESSION_TOKEN: sessionToken,
      AWS_REGION: region,
      AWS_DEFAULT_REGION: region,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMegabytes),
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      // The SDK's own notice about Node versions would fill the logs; the deployed runtime is nodejs24.
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      TZ: ':UTC',
    };
  };
