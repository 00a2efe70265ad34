/**
 * Whether an address opens the profile that it names. Discord shows a profile by the number of an account alone: of a username we keep an
 * address as of every account, which leads nowhere and is told to nobody.
 */
export const opensProfile = (url: string | null | undefined): url is string =>
  !!url && !/^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/users\/(?!\d{15,21}(?:[/?#]|$))/i.test(url);
