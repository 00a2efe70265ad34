import * as z from 'zod';

/**
 * The template's properties this service understands. The schemas are strict: a property that is used in the template
 * and not listed here is refused by name instead of being quietly without effect on a laptop.
 */
const attribute = z.strictObject({
  Name: z.string(),
  AttributeDataType: z.string().optional(),
  Mutable: z.boolean().optional(),
  Required: z.boolean().optional(),
  DeveloperOnlyAttribute: z.boolean().optional(),
  NumberAttributeConstraints: z.unknown().optional(),
  StringAttributeConstraints: z.unknown().optional(),
});

const poolProperties = z.strictObject({
  UserPoolName: z.string().optional(),
  UsernameAttributes: z.array(z.enum(['email'])).min(1),
  UsernameConfiguration: z.strictObject({ CaseSensitive: z.boolean() }).optional(),
  AutoVerifiedAttributes: z.array(z.enum(['email', 'phone_number'])).default([]),
  Schema: z.array(attribute).default([]),
  Policies: z
    .strictObject({
      PasswordPolicy: z
        .strictObject({
          MinimumLength: z.number().optional(),
          RequireLowercase: z.boolean().optional(),
          RequireUppercase: z.boolean().optional(),
          RequireNumbers: z.boolean().optional(),
          RequireSymbols: z.boolean().optional(),
          TemporaryPasswordValidityDays: z.number().optional(),
        })
        .default({}),
      SignInPolicy: z.strictObject({ AllowedFirstAuthFactors: z.array(z.literal('PASSWORD')) }).optional(),
    })
    .default({ PasswordPolicy: {} }),
  MfaConfiguration: z.enum(['OFF', 'ON', 'OPTIONAL']).default('OFF'),
  EnabledMfas: z.array(z.enum(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])).default([]),
  UserAttributeUpdateSettings: z
    .strictObject({ AttributesRequireVerificationBeforeUpdate: z.array(z.string()).default([]) })
    .default({ AttributesRequireVerificationBeforeUpdate: [] }),
  AdminCreateUserConfig: z
    .strictObject({
      AllowAdminCreateUserOnly: z.boolean().default(false),
      InviteMessageTemplate: z
        .strictObject({
          EmailMessage: z.string().optional(),
          EmailSubject: z.string().optional(),
          SMSMessage: z.string().optional(),
        })
        .optional(),
    })
    .default({ AllowAdminCreateUserOnly: false }),
  LambdaConfig: z
    .strictObject({
      PreSignUp: z.string().optional(),
      PostConfirmation: z.string().optional(),
      PreAuthentication: z.string().optional(),
      PostAuthentication: z.string().optional(),
      CustomMessage: z.string().optional(),
    })
    .default({}),
  EmailVerificationMessage: z.string().optional(),
  EmailVerificationSubject: z.string().optional(),
  SmsVerificationMessage: z.string().optional(),
  SmsAuthenticationMessage: z.string().optional(),
  VerificationMessageTemplate: z
    .strictObject({
      DefaultEmailOption: z.literal('CONFIRM_WITH_CODE').optional(),
      EmailMessage: z.string().optional(),
      EmailSubject: z.string().optional(),
      SmsMessage: z.string().optional(),
    })
    .optional(),
  AccountRecoverySetting: z
    .strictObject({ RecoveryMechanisms: z.array(z.strictObject({ Name: z.string(), Priority: z.number() })) })
    .optional(),
  // Without effect on one machine: who sends the mail, which AWS tier pays, and how the pool may be deleted.
  EmailConfiguration: z.unknown().optional(),
  SmsConfiguration: z.unknown().optional(),
  UserPoolTier: z.string().optional(),
  UserPoolTags: z.unknown().optional(),
  UserPoolAddOns: z.unknown().optional(),
  DeletionProtection: z.string().optional(),
});

const clientProperties = z.strictObject({
  UserPoolId: z.string().optional(),
  ClientName: z.string().optional(),
  ExplicitAuthFlows: z.array(z.string()).default(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']),
  GenerateSecret: z.literal(false).optional(),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  EnableTokenRevocation: z.boolean().default(true),
  AuthSessionValidity: z.number().default(3),
  AccessTokenValidity: z.number().optional(),
  IdTokenValidity: z.number().optional(),
  RefreshTokenValidity: z.number().optional(),
  TokenValidityUnits: z
    .strictObject({
      AccessToken: z.string().optional(),
      IdToken: z.string().optional(),
      RefreshToken: z.string().optional(),
    })
    .default({}),
  RefreshTokenRotation: z
    .strictObject({
      Feature: z.enum(['ENABLED', 'DISABLED']),
      RetryGracePeriodSeconds: z.number().default(0),
    })
    .default({ Feature: 'DISABLED', RetryGracePeriodSeconds: 0 }),
  ReadAttributes: z.array(z.string()).optional(),
  WriteAttributes: z.array(z.string()).optional(),
  // Hosted login.
  AllowedOAuthFlowsUserPoolClient: z.boolean().default(false),
  AllowedOAuthFlows: z.array(z.literal('code')).default([]),
  AllowedOAuthScopes: z.array(z.string()).default([]),
  CallbackURLs: z.array(z.string()).default([]),
  DefaultRedirectURI: z.string().optional(),
  LogoutURLs: z.array(z.string()).default([]),
  SupportedIdentityProviders: z.array(z.string()).default([]),
  EnablePropagateAdditionalUserContextData: z.literal(false).optional(),
});

const providerProperties = z.strictObject({
  UserPoolId: z.string().optional(),
  ProviderName: z.enum(['Google', 'Facebook', 'LoginWithAmazon', 'SignInWithApple']),
  ProviderType: z.enum(['Google', 'Facebook', 'LoginWithAmazon', 'SignInWithApple']),
  // The real provider's keys and scopes: the one played here asks for none.
  ProviderDetails: z.unknown().optional(),
  /** The pool's attribute -> the provider's. */
  AttributeMapping: z.record(z.string(), z.string()).default({}),
});

export type ProviderSettings = z.output<typeof providerProperties>;
export type PoolSettings = z.output<typeof poolProperties>;
export type ClientSettings = z.output<typeof clientProperties>;

const read = <S extends z.ZodType>(what: string, schema: S, properties: unknown): z.output<S> => {
  const parsed = schema.safeParse(properties);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The emulated user pool does not understand ${what}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`,
  );
};

/** Throws, naming the property, on anything this service would not honour. */
export const poolSettings = (id: string, properties: unknown) =>
  read(`user pool ${id}`, poolProperties, properties);
export const clientSettings = (id: string, properties: unknown) =>
  read(`user pool client ${id}`, clientProperties, properties);

export const providerSettings = (properties: unknown) =>
  read('an identity provider', providerProperties, properties);

const unit: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** Seconds; Cognito's defaults are an hour for the two short tokens and 30 days for the refresh token. */
export function tokenLifetimes(client: ClientSettings) {
  const units = client.TokenValidityUnits;
  const seconds = (
    value: number | undefined,
    name: string | undefined,
    unitDefault: string,
    other: number,
  ) => (value === undefined ? other : value * unit[name ?? unitDefault]!);
  return {
    access: seconds(client.AccessTokenValidity, units.AccessToken, 'hours', 3600),
    id: seconds(client.IdTokenValidity, units.IdToken, 'hours', 3600),
    refresh: seconds(client.RefreshTokenValidity, units.RefreshToken, 'days', 30 * 86_400),
  };
}
