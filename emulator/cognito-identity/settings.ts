import * as z from 'zod';

/** The template's properties, strict: what is not honoured here is refused by name. */
const poolProperties = z.strictObject({
  IdentityPoolName: z.string().optional(),
  AllowUnauthenticatedIdentities: z.boolean(),
  AllowClassicFlow: z.literal(false).optional(),
  CognitoIdentityProviders: z
    .array(
      z.strictObject({
        ClientId: z.string(),
        ProviderName: z.string(),
        ServerSideTokenCheck: z.boolean().default(false),
      }),
    )
    .default([]),
  // Without effect on one machine.
  IdentityPoolTags: z.unknown().optional(),
});

const roleProperties = z.strictObject({
  IdentityPoolId: z.string(),
  Roles: z.strictObject({ authenticated: z.string().optional(), unauthenticated: z.string().optional() }),
});

/** `PrincipalTags`: tag name -> claim of the ID token; the defaults are username = sub and client = aud. */
const tagProperties = z.strictObject({
  IdentityPoolId: z.string(),
  IdentityProviderName: z.string(),
  PrincipalTags: z.record(z.string(), z.string()).default({}),
  UseDefaults: z.boolean().default(false),
});

export type IdentityPoolSettings = z.output<typeof poolProperties>;

const reader =
  <S extends z.ZodType>(what: string, schema: S) =>
  (properties: unknown): z.output<S> => {
    const parsed = schema.safeParse(properties);
    if (parsed.success) return parsed.data;
    throw new Error(
      `The emulated identity pool does not understand ${what}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`,
    );
  };

export const identityPoolSettings = reader('its properties', poolProperties);
export const roleSettings = reader('its role attachment', roleProperties);
export const tagSettings = reader('its principal tags', tagProperties);
