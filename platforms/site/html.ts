import type { PlatformResponse } from '../http.ts';

/** Text made safe to stand in HTML. */
export const text = (value: string): string =>
  value.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A page with the banner that every page of a twin carries. `body` is HTML. No script and no style inline: the strict CSP holds here too. */
export const page = (title: string, body: string, status = 200): PlatformResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'",
    'x-robots-tag': 'noindex',
  },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)} · stand-in</title>
<link rel="stylesheet" href="/platforms/site.css">
</head>
<body>
<aside class="banner" aria-label="About this page">Demonstration data. The people are invented, and this page stands in for the real one.</aside>
<main>
${body}
</main>
</body>
</html>
`,
});

/** A page whose form goes to its own origin; where the answer leads is of that origin too. */
export function formPage(title: string, body: string): PlatformResponse {
  const made = page(title, body);
  const policy = made.headers?.['content-security-policy'] ?? '';
  return {
    ...made,
    headers: {
      ...made.headers,
      'content-security-policy': policy.replace("form-action 'none'", "form-action 'self'"),
      'cache-control': 'no-store',
    },
  };
}
