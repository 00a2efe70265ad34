import { brand } from '#domain/brand';

export const turnOnAgain = 'You can turn them back on in Countersign, under Settings, Alerts.';

/** A small page without a site around it. Everything on it is our own text. */
export const stopPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
<style>:root{color-scheme:light dark}body{max-width:34rem;margin:0 auto;padding:3rem 1.25rem;background:#faf7f0;color:#1b2430;font:1.0625rem/1.55 'Segoe UI',system-ui,sans-serif}button{min-height:44px;padding:0 1.25rem;border:0;border-radius:4px;background:#0f6b52;color:#fffdf8;font:inherit}@media(prefers-color-scheme:dark){body{background:#12171e;color:#f1ede3}button{background:#5cc6a2;color:#0c1a16}}</style>
</head>
<body><main><h1>${title}</h1>
${body}</main></body>
</html>
`;
