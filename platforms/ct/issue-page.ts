import type { PlatformResponse } from '../http.ts';
import { formPage, text } from '../site/html.ts';

const title = 'Certificate authority';

/** A page on which anybody gets a certificate for any name, as a fraudster would. */
export const issuePage = (fault = ''): PlatformResponse =>
  formPage(
    title,
    `<h1>${title}</h1>
<p>A certificate for a name stands in the public logs within seconds. Here you can issue one, and see who notices.</p>
<form method="post" action="/platforms/ct/issue">
<p><label for="name">Name</label> <input id="name" name="name" value="login-acme-support.example"${fault ? ' aria-describedby="fault"' : ''}></p>
${fault ? `<p id="fault">${text(fault)}</p>` : ''}
<p><button type="submit">Issue</button></p>
</form>`,
  );

export const issuedPage = (name: string): PlatformResponse =>
  formPage(title, `<h1>Issued</h1><p>A certificate for ${text(name)} is in the logs.</p>`);
