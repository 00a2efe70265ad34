/** How often it is asked whether the mailed link was opened, and for how long, in milliseconds. */
const ASK_EVERY = 5000;
const ASK_FOR = 180_000;

/** Whoever signed up and has not confirmed yet; known to this page alone, for as long as it waits. */
export interface Credentials {
  username: string;
  password: string;
}

/** Signs in; false while the account waits for its confirmation. */
export type TrySignIn = (credentials: Credentials) => Promise<boolean>;

export interface LinkWait {
  /** From a sign-up or sign-in that ended in "confirm first"; forgotten when the time is over. */
  expect(credentials: Credentials): void;
  /** Begins to ask; `late` is called when the time is over. Gives back how to stop. */
  begin(late: () => void): () => void;
  /**
   * Confirms by a code that was typed in, while nothing is asked: two sign-ins at once would refuse each other. `confirm` says
   * whether signing in is left to us.
   */
  byCode(username: string, confirm: () => Promise<boolean>): Promise<void>;
}

/**
 * A new account may be confirmed on another page or device, by the link in the mail. Amplify can wait either for that or for
 * a code, and both are in the mail: so this asks as Amplify would, every five seconds for three minutes, beside the form.
 */
export function createLinkWait(trySignIn: TrySignIn): LinkWait {
  let waitedFor: Credentials | undefined;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<unknown> | undefined;
  let held = false;

  const forget = () => {
    clearTimeout(forgetting);
    waitedFor = undefined;
  };
  /** At most one question at a time. Without a network, or after too many questions, the next one may be answered. */
  const ask = (credentials: Credentials) => {
    asking ??= trySignIn(credentials)
      .then(
        (signedIn) => signedIn && forget(),
        () => {},
      )
      .finally(() => (asking = undefined));
    return asking;
  };
  return {
    expect(credentials) {
      forget();
      waitedFor = credentials;
      forgetting = setTimeout(forget, ASK_FOR + ASK_EVERY);
    },
    begin(late) {
      const since = Date.now(); // a tab in the background counts fewer turns than seconds
      const timer = setInterval(() => {
        if (Date.now() - since <= ASK_FOR) {
          if (waitedFor && !held) void ask(waitedFor);
          return;
        }
        clearInterval(timer);
        late();
      }, ASK_EVERY);
      return () => clearInterval(timer);
    },
    async byCode(username, confirm) {
      held = true;
      try {
        await asking;
        const credentials = waitedFor;
        const ours = await confirm();
        forget();
        if (ours && credentials?.username === username) await ask(credentials);
      } finally {
        held = false;
      }
    },
  };
}
