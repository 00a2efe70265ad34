/** What a trigger of ours said when it refused, without what the identity service puts before it: "PreSignUp failed with error …". */
export const triggerWords = (message: string): string => message.replace(/^\w+ failed with error /, '');
