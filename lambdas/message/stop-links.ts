import type { AlertFlag } from '#domain/message/alert-flag';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/**
 * The two addresses that stop mails about something. The page's token is behind a #, so that it is in nobody's log; the mail
 * program's button needs an address that takes a POST, which the site, being files, does not.
 */
export const stopLinksOver =
  (
    tokens: Pick<UnsubscribeTokens, 'make'>,
    { site, oneClick }: { site: string | undefined; oneClick: string },
  ) =>
  (userId: string, flag: AlertFlag): { page: string; oneClick: string } => {
    const token = tokens.make({ userId, flag });
    const button = `${oneClick}?token=${token}`;
    return { page: site ? `${site}/unsubscribe#${token}` : button, oneClick: button };
  };
