import type { LocalResponse } from '../../host/http.ts';

/** How the four providers are called by people. */
const names: Record<string, string> = {
  Google: 'Google',
  Facebook: 'Facebook',
  LoginWithAmazon: 'Amazon',
  SignInWithApple: 'Apple',
};
const providerName = (provider: string) => names[provider] ?? provider;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
  body { margin: 0; background: light-dark(#faf7f0, #12171e); color: light-dark(#1b2430, #f1ede3); }
  main { max-width: 26rem; margin: 8vh auto; padding: 0 1.25rem; }
  p.note { border-left: 3px solid light-dark(#8a5a00, #f08a70); padding-left: .75rem; }
  form { display: grid; gap: .75rem; margin: 1rem 0; }
  label { display: grid; gap: .25rem; }
  label.check { display: flex; gap: .5rem; align-items: center; }
  input:not([type=checkbox]), button { font: inherit; padding: .6rem .75rem; border-radius: .4rem; border: 1px solid currentColor; background: transparent; color: inherit; }
  button.go { background: light-dark(#0f6b52, #5cc6a2); color: light-dark(#fff, #12171e); border-color: transparent; cursor: pointer; }
  :focus-visible { outline: 3px solid light-dark(#0f6b52, #5cc6a2); outline-offset: 2px; }`;

const page = (title: string, body: string, status = 200): LocalResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1>${body}</main></html>`,
});

/** What went wrong before we know where to send the browser back to. */
export const errorPage = (reason: string) =>
  page('This sign-in cannot go on', `<p>${escaped(reason)}</p>`, 400);

/** When the app named no provider. */
export const choicePage = (choices: { href: string; provider: string }[]) =>
  page(
    'Sign in with',
    `<ul>${choices
      .map(
        ({ href, provider }) => `<li><a href="${escaped(href)}">${escaped(providerName(provider))}</a></li>`,
      )
      .join('')}</ul>`,
  );

export interface ProviderPage {
  trip: string;
  provider: string;
  /** Addresses that came through here before. */
  known: { email: string; name: string; verified: boolean }[];
  hint?: string;
}

/** Plays the provider's own pages: who is signing in, and what the provider vouches for. */
export function providerPage({ trip, provider, known, hint = '' }: ProviderPage) {
  const called = escaped(providerName(provider));
  const form = (fields: string) =>
    `<form method="post" action="/oauth2/idpresponse"><input type="hidden" name="trip" value="${escaped(trip)}"><input type="hidden" name="provider" value="${escaped(provider)}">${fields}</form>`;
  const again = known.map(({ email, name, verified }) =>
    form(
      `<input type="hidden" name="email" value="${escaped(email)}"><input type="hidden" name="name" value="${escaped(name)}">${verified ? '<input type="hidden" name="verified" value="yes">' : ''}<button name="answer" value="allow">Continue as ${escaped(email)}</button>`,
    ),
  );
  return page(
    `${providerName(provider)} sign-in`,
    `<p class="note">A stand-in for ${called} on this computer. Nothing you type leaves it.</p>${again.join('')}${form(
      `<label>Email<input name="email" type="email" autocomplete="off" required value="${escaped(hint)}"></label>
<label>Name<input name="name" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="verified" value="yes" checked> ${called} has verified this address</label>
<button class="go" name="answer" value="allow">Continue</button><button name="answer" value="deny" formnovalidate>Cancel</button>`,
    )}`,
  );
}
