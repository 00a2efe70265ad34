const KIND = /^(?:c|user)\/(?=.)/;

/**
 * Whether a name is one of YouTube's from before it had handles: "user/maya", "c/maya". Such a name leads to the channel that it was
 * given to, which may have another handle than "maya" or none; so it is kept with its kind, and passes for no handle.
 */
export const isFormerName = (handle: string): boolean => KIND.test(handle);

/** The part of a handle that somebody chose: "maya" of "@maya" and of "c/maya". */
export const chosenPart = (handle: string): string => handle.replace(/^@(?=.)/, '').replace(KIND, '');
