/**
 * A client of AWS that is made when it is first used: each costs some milliseconds of every cold start, also where the call that came needs
 * none of it. Not for what every call needs: before its first call a function has more of a processor than in it.
 */
export function later<Client extends object>(make: () => Client): Client {
  let made: Client | undefined;
  return new Proxy({} as Client, {
    get: (_, name) => {
      made ??= make();
      const value: unknown = Reflect.get(made, name);
      return typeof value === 'function' ? (value.bind(made) as unknown) : value;
    },
  });
}
