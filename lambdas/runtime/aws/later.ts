/**
 * A client of AWS that is made when it is first used: each costs some milliseconds of every cold start, also where the call that came needs
 * none of it. Not for what every call needs: before its first call a function has more of a processor than in it.
 */
export function later<Client extends object>(make: () => Client): Client {
  let made: Client | undefined;
  const client = () => (made ??= make());
  return new Proxy({} as Client, {
    get: (_, name) => {
      const value: unknown = Reflect.get(client(), name);
      return typeof value === 'function' ? (value.bind(client()) as unknown) : value;
    },
    // The SDK's paginators refuse what is no instance of their client's class.
    getPrototypeOf: () => Reflect.getPrototypeOf(client()),
  });
}
