/** Whether it has the form of a link's token (lambdas/business/business-token.ts): one that was cut off on its way has not. */
export const hasTokenForm = (token: string): boolean => /^.{1,128}\.[A-Za-z0-9]{40}$/.test(token);
