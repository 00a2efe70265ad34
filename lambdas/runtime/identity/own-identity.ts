import {
  type CognitoIdentityProviderClient,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { codeRefusal } from '#domain/account/confirmation-code';
import type { Contact } from '#domain/account/contact';
import { ProductError } from '#domain/errors';
import type { FactorName } from '#domain/message/safety-letter';

type Kind = Contact['kind'];

/** What the identity service keeps of the caller; asked with their own access token, so nobody reaches another's. */
export interface OwnIdentity {
  read(token: string): Promise<{
    username: string;
    value: Partial<Record<Kind, string>>;
    verified: Record<Kind, boolean>;
    /** True while sign-ins are confirmed by text message. */
    smsFactor: boolean;
    /** What sign-ins ask for beside the password. */
    factors: FactorName[];
  }>;
  /** An empty value removes it. A new e-mail address waits, and the service sends a code there, until it is confirmed. */
  change(token: string, kind: Kind, value: string): Promise<void>;
  /** Sends a code to the value that waits or is not verified. */
  sendCode(token: string, kind: Kind): Promise<void>;
  confirm(token: string, kind: Kind, code: string): Promise<void>;
}

const attribute = { email: 'email', phone: 'phone_number' } as const;

export function ownIdentityFrom(client: CognitoIdentityProviderClient): OwnIdentity {
  return {
    read: async (AccessToken) => {
      const reply = await told(client.send(new GetUserCommand({ AccessToken })));
      const all = new Map(reply.UserAttributes?.map(({ Name, Value }) => [Name, Value]));
      const [email, phone] = [all.get('email'), all.get('phone_number')];
      const methods = reply.UserMFASettingList ?? [];
      return {
        username: reply.Username ?? '',
        value: { ...(email && { email }), ...(phone && { phone }) },
        verified: {
          email: all.get('email_verified') === 'true',
          phone: all.get('phone_number_verified') === 'true',
        },
        smsFactor: methods.includes('SMS_MFA'),
        factors: factorsOf(methods),
      };
    },
    change: async (AccessToken, kind, Value) => {
      const UserAttributes = [{ Name: attribute[kind], Value }];
      await told(client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })), kind);
    },
    sendCode: async (AccessToken, kind) => {
      const AttributeName = attribute[kind];
      await told(
        client.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName })),
        kind,
      );
    },
    confirm: async (AccessToken, kind, Code) => {
      const AttributeName = attribute[kind];
      await told(client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName, Code })), kind);
    },
  };
}

/** The identity service's list of second factors, in our words. */
export const factorsOf = (methods: readonly string[]): FactorName[] => [
  ...(methods.includes('SMS_MFA') ? (['SMS'] as const) : []),
  ...(methods.includes('SOFTWARE_TOKEN_MFA') ? (['TOTP'] as const) : []),
];

const signInAgain = () => new ProductError('UNAUTHENTICATED', 'Please sign in again.');

/** The service's refusals in our words; anything else is a failure of ours. */
const refusals: Record<string, () => ProductError> = {
  NotAuthorizedException: signInAgain,
  UserNotFoundException: signInAgain,
  CodeMismatchException: () => new ProductError('INVALID_INPUT', codeRefusal),
  ExpiredCodeException: () => new ProductError('INVALID_INPUT', codeRefusal),
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
};

/** What it refuses of an address or a number; it doesn't say why. */
const refused: Record<string, Record<Kind, string>> = {
  AliasExistsException: {
    email: 'This address belongs to another account.',
    phone: 'This number belongs to another account.',
  },
  InvalidParameterException: {
    // Every sign-in with such a service writes its address again.
    email:
      'We couldn’t change this address. If you sign in with another service, such as Google or Apple, please change it there.',
    phone: 'We couldn’t change this number. Please check it and try again.',
  },
};

function tooMany() {
  return new ProductError('RATE_LIMITED', 'Too many attempts. Please wait an hour and try again.');
}

async function told<T>(work: Promise<T>, kind?: Kind): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { name } = error as Error;
    const words = kind && refused[name]?.[kind];
    throw words ? new ProductError('CONFLICT', words) : (refusals[name]?.() ?? error);
  }
}
