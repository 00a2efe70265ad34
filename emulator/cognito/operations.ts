import type { Operation } from './operation.ts';
import { adminCreateUser } from './operations/admin-create-user.ts';
import { adminResetUserPassword } from './operations/admin-reset-user-password.ts';
import {
  adminAddUserToGroup,
  adminDeleteUser,
  adminGetUser,
  adminRemoveUserFromGroup,
  adminSetUserPassword,
  listUsersInGroup,
} from './operations/admin-users.ts';
import { changePassword } from './operations/change-password.ts';
import { confirmSignUp } from './operations/confirm-sign-up.ts';
import { deleteUser } from './operations/delete-user.ts';
import { confirmForgotPassword, forgotPassword } from './operations/forgot-password.ts';
import { getTokensFromRefreshToken } from './operations/get-tokens-from-refresh-token.ts';
import { getUser } from './operations/get-user.ts';
import { initiateAuth } from './operations/initiate-auth.ts';
import { listUsers } from './operations/list-users.ts';
import { resendConfirmationCode } from './operations/resend-confirmation-code.ts';
import { respondToAuthChallenge } from './operations/respond-to-auth-challenge.ts';
import { setUserMfaPreference } from './operations/set-user-mfa-preference.ts';
import { adminUserGlobalSignOut, globalSignOut, revokeToken } from './operations/sign-out.ts';
import { signUp } from './operations/sign-up.ts';
import { associateSoftwareToken, verifySoftwareToken } from './operations/software-token.ts';
import { updateUserAttributes } from './operations/update-user-attributes.ts';
import { getUserAttributeVerificationCode, verifyUserAttribute } from './operations/verify-attribute.ts';

/** Every operation the emulated user pool answers, by its name in X-Amz-Target. */
export const operations: Record<string, Operation> = {
  AdminAddUserToGroup: adminAddUserToGroup,
  AdminCreateUser: adminCreateUser,
  AdminDeleteUser: adminDeleteUser,
  AdminGetUser: adminGetUser,
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
  AdminResetUserPassword: adminResetUserPassword,
  AdminSetUserPassword: adminSetUserPassword,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
  AssociateSoftwareToken: associateSoftwareToken,
  ChangePassword: changePassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ConfirmSignUp: confirmSignUp,
  DeleteUser: deleteUser,
  ForgotPassword: forgotPassword,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  GetUser: getUser,
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
  GlobalSignOut: globalSignOut,
  InitiateAuth: initiateAuth,
  ListUsers: listUsers,
  ListUsersInGroup: listUsersInGroup,
  ResendConfirmationCode: resendConfirmationCode,
  RespondToAuthChallenge: respondToAuthChallenge,
  RevokeToken: revokeToken,
  SetUserMFAPreference: setUserMfaPreference,
  SignUp: signUp,
  UpdateUserAttributes: updateUserAttributes,
  VerifySoftwareToken: verifySoftwareToken,
  VerifyUserAttribute: verifyUserAttribute,
};
