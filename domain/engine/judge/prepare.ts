import { type BioShape, bioShape } from '../profile/bio-signal.ts';
import { isAssignedId } from '../handle/assigned-id.ts';
import { type HandleShape, handleShape } from '../handle/handle-shape.ts';
import { type NameShape, nameShape } from '../name/name-shape.ts';
import type { Profile } from '../profile/profile.ts';
import { labelOf } from '../profile/own-label.ts';
import { type WebShape, webShape } from '../web/web-shape.ts';

/** A profile with everything worked out that does not depend on the other side. */
export type Prepared = {
  profile: Profile;
  handle?: HandleShape;
  name?: NameShape;
  bio?: BioShape;
  web: WebShape;
  label?: string;
};

const prepared = new WeakMap<Profile, Prepared>();

/** Works a profile out once per object, so that one against thousands is cheap. Profiles are values: do not change one. */
export function prepare(profile: Profile): Prepared {
  const before = prepared.get(profile);
  if (before) return before;
  const { platform, handle, name, bio, domain, links } = profile;
  const shapes: Prepared = {
    profile,
    ...(handle?.trim() && !isAssignedId(handle) && { handle: handleShape(handle, platform) }),
    ...(name?.trim() && { name: nameShape(name) }),
    ...(bio && { bio: bioShape(bio) }),
    web: webShape(domain, links),
    label: labelOf(profile),
  };
  prepared.set(profile, shapes);
  return shapes;
}
