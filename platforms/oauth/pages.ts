import type { PlatformResponse } from '../http.ts';
import type { Site } from '../site/sites.ts';
import { formPage, page, text } from '../site/html.ts';

/**
 * In the place of the platform's own question whether the app may know who one is. GitHub fills in the account that the app
 * suggests (`login`); the others leave the field empty.
 */
export const consentPage = (site: Site, url: URL): PlatformResponse =>
  formPage(
    `Sign in with ${site.name}`,
    `<p class="where">${text(site.name)}</p>
<article class="sheet plain"><div>
<h1>Countersign asks who you are on ${text(site.name)}</h1>
<p>Outside the demonstration, the sign-in of ${text(site.name)} opens here. Here you need no password: say which account is yours.</p>
<form method="post" action="${text(url.pathname + url.search)}">
<p><label for="account">Your account on ${text(site.name)}</label></p>
<p><input class="handle" id="account" name="account" value="${text(url.searchParams.get('login') ?? '')}" required maxlength="60" autocapitalize="none" autocomplete="off" spellcheck="false"></p>
<p><button name="answer" value="allow">Continue as this account</button>
<button name="answer" value="deny" formnovalidate>Cancel</button></p>
</form>
<p>Countersign learns which account it is. It can post nothing and read nothing private.</p>
</div></article>`,
  );

export const refusedPage = (name: string, why: string): PlatformResponse =>
  page(
    `Sign in with ${name}`,
    `<p class="where">${text(name)}</p>
<article class="sheet plain"><div>
<h1>${text(name)} does not accept this request</h1>
<p>${text(why)}</p>
</div></article>`,
    400,
  );
