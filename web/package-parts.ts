// Packages of Amplify import all of themselves, so that which pages need a part is not to be read from imports. After an upgrade
// first-page.slow.test.ts says when two files wait for each other, or a page is over its limit.

/** Of Amplify's sign-in what the forms call, and what somebody who is signed in needs no more. */
export const signing = new RegExp(
  [
    String.raw`/auth/dist/esm/(?:client|Errors|common/AuthErrorStrings|errors/types/validation|errors/utils/assertValidation`,
    String.raw`|providers/cognito/apis/(?:autoSignIn|confirm(?:ResetPassword|SignIn|SignUp|UserAttribute)|(?:internal/)?fetchUserAttributes`,
    String.raw`|resendSignUpCode|resetPassword|sendUserAttribute|signIn|signUp)|providers/cognito/tokenProvider/cacheTokens`,
    String.raw`|types/Auth|foundation/apis/listWebAuthn|providers/cognito/types/(?:errors|models)|providers/cognito/utils/(?:apiHelpers|dispatch|getNew|handle|retryOn|setActive`,
    String.raw`|signIn(?!WithRedirectStore)|signUp|srp|textEncoder|userContext`,
    String.raw`|oauth/(?:attempt|cancel|completeOAuthFlow|createOAuthError|enable|generate|handleFailure|validate))`,
    String.raw`|foundation/factories/.*/create(?:AssociateSoftwareToken|Confirm(?:Device|ForgotPassword|SignUp)|ForgotPassword|GetUserAttribute`,
    String.raw`|InitiateAuth|List|Resend|RespondTo|SignUp|Verify))`,
    String.raw`|/core/dist/esm/(?:I18n/|utils/(?:WordArray|cryptoSecureRandomInt|deviceName/|generateRandomString|urlSafe))`,
  ].join(''),
);

/** And what everybody with an account needs of it, on every page. */
export const session = new RegExp(
  [
    String.raw`/auth/dist/esm/providers/cognito/(?:apis/(?:internal/)?(?:getCurrentUser|signOut)|credentialsProvider|factories|tokenProvider`,
    String.raw`|utils/(?:oauth/|refreshAuthTokens|signInWithRedirectStore|types))`,
    String.raw`|/auth/dist/esm/(?:errors|foundation/(?:parsers|constants|cognitoUserPoolEndpoint)|utils)`,
    String.raw`|/auth/dist/esm/foundation/factories/.*/(?:shared/|constants|create(?:GetTokens|GetUserClient|GlobalSignOut|RevokeToken))`,
    String.raw`|/aws-amplify/dist/esm/|/core/dist/esm/(?:context/(?!bridge)|errors/(?!API)|foundation|Hub|Logger|Platform|singleton|storage|types|constants`,
    String.raw`|clients/(?:endpoints|handlers|internal|middleware/(?:retry|userAgent)|serde|utils)|utils/(?!isWebWorker|retry/(?:retry|NonRetryable|isNon|jitteredExp)))`,
    String.raw`|/(?:js-cookie|uuid|tslib)/|/@aws-crypto/|/@smithy/util`,
  ].join(''),
);
