/** Above the text for the platform, and above the warning. */
export const words = {
  older:
    'This account has existed for longer than the one it was compared with. Go on only if you know that it’s the copy all the same.',
  /** By what a scan has found or somebody gave us, where the case holds no comparison. */
  found: (isName: boolean) =>
    `What we know of this account isn’t enough to call it a copy${isName ? ': many people share a name' : ''}. Go on only if you know more about it.`,
  /** `isName`: what is alike is the name. */
  tooLittle: (isName: boolean) =>
    `What was compared isn’t enough by itself to call it a copy${isName ? ': many people share a name' : ''}. Go on only if you know more about the account.`,
} as const;
