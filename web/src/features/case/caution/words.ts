/** Above the text for the platform, and above the warning. */
export const words = {
  older:
    'This account has existed for longer than the one it was compared with. Report it only if you know that it’s the copy all the same.',
  tooLittle: (score: number) =>
    `What was compared isn’t enough to call it a copy (likeness ${score}): many people share a name. Report it only if you know more than that.`,
} as const;
