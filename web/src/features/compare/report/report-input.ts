import { opensProfile } from '#domain/platform/opens-profile';
import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import type { Judgement } from '#domain/engine/judge/judgement';
import { oneSpaced } from '#domain/one-spaced';

export interface Reported {
  /** Empty where nobody gave it, and where there is no account. */
  platformName: string;
  handle: string;
  name: string;
  /** The name that the account shows and that was compared, where `name` is what the reporting person says. */
  shown?: string | undefined;
  url?: string;
}

export interface ReportInput {
  mine: Reported;
  /** An account of theirs on the platform of the other one, where it is not `mine`. */
  there?: Reported | undefined;
  other: Reported;
  judgement: Pick<Judgement, 'signals'>;
  diff?: HandleDiff;
  /** `diff` is to the name in the domain of a business, which is no handle of theirs: that name. */
  domainName?: string;
  /** SHA-256 of the picture given of the other account; empty when there is none. */
  sha256?: string;
  /** Who reports for `mine`, and what they are to them: "their parent". Absent: `mine` reports. */
  behalf?: string;
  /** A business reports for itself: its own sentences, after what is said of the accounts. */
  business?: readonly string[];
  /** What is said of a link of its that passes for one of `mine`, as a sentence. */
  link?: string | undefined;
  /** What else the account does, as whole sentences. */
  further?: readonly string[];
  /** When both were compared, in milliseconds since 1970; absent where nobody has. */
  at?: number;
  /** The other account was compared as a search engine had stored it. */
  isStored?: boolean;
}

/** Whether an account is told of without its platform, whose name nobody gave. */
export const lacksPlatform = ({ mine, other }: ReportInput): boolean =>
  [mine, other].some(({ handle, platformName }) => handle && !platformName);

/** Names as they are seen, of the spaces between two words a page shows one; and no address that leads nowhere. */
export const asSeen = (input: ReportInput): ReportInput => {
  const [mine, other] = [input.mine, input.other].map(({ url, ...one }) => ({
    ...one,
    ...(opensProfile(url) && { url }),
    name: oneSpaced(one.name),
    ...(one.shown !== undefined && { shown: oneSpaced(one.shown) }),
  })) as [Reported, Reported];
  return { ...input, mine, other };
};
