import type { Endpoint, Group } from './endpoint.ts';

/** The calls among `Calls` whose paths begin with the group's name. */
export type OfGroup<Name extends Group, Calls> = {
  [Verb in keyof Calls as Calls[Verb] extends { path: `/${Name}/${string}` } ? Verb : never]: Calls[Verb];
};

/** A noun's calls may be served by several groups: the path of each says by which. */
export function ofGroup<Name extends Group, Calls extends Record<string, Endpoint>>(
  group: Name,
  calls: Calls,
): OfGroup<Name, Calls> {
  const own = Object.entries(calls).filter(([, { path }]) => path.startsWith(`/${group}/`));
  return Object.fromEntries(own) as OfGroup<Name, Calls>;
}
