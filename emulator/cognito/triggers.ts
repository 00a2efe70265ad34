import { CognitoError } from './errors.ts';
import type { Pool } from './pools.ts';
import type { UserRecord } from './users/records.ts';

/** Runs a function with the event and gives back what it returned; rejects with the error it threw. */
export type InvokeTrigger = (functionArn: string, event: unknown) => Promise<unknown>;

type TriggerName = keyof Pool['settings']['LambdaConfig'];

export interface TriggerCall {
  trigger: TriggerName;
  /** e.g. PreSignUp_ExternalProvider */
  source: string;
  user: Pick<UserRecord, 'username' | 'attributes' | 'status'> & Partial<Pick<UserRecord, 'sub'>>;
  /** `CLIENT_ID_NOT_APPLICABLE` for an administrator's call. */
  clientId: string;
  request?: Record<string, unknown>;
  response?: Record<string, unknown>;
}

export type RunTrigger = (pool: Pool, call: TriggerCall) => Promise<Record<string, unknown>>;

/** Attributes as triggers and ID tokens of a pool see them. */
const triggerAttributes = ({ attributes, status }: Pick<UserRecord, 'attributes' | 'status'>) => ({
  ...attributes,
  'cognito:user_status': status,
});

/** Calls what the template wired; without a function the proposed response stands. */
export const createTriggers =
  (invoke: InvokeTrigger): RunTrigger =>
  async (pool, { trigger, source, user, clientId, request = {}, response = {} }) => {
    const functionArn = pool.settings.LambdaConfig[trigger];
    if (!functionArn) return response;
    const event = {
      version: '1',
      region: pool.id.split('_')[0],
      userPoolId: pool.id,
      userName: user.username,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
      triggerSource: source,
      request: {
        // Before the sign-up nobody has one.
        userAttributes: {
          ...(trigger !== 'PreSignUp' && user.sub && { sub: user.sub }),
          ...triggerAttributes(user),
        },
        ...request,
      },
      response,
    };
    let answer: unknown;
    try {
      answer = await invoke(functionArn, event);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CognitoError('UserLambdaValidationException', `${trigger} failed with error ${reason}.`);
    }
    const given = (answer as { response?: unknown } | null | undefined)?.response;
    if (typeof given !== 'object' || given === null)
      throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
    return given as Record<string, unknown>;
  };
