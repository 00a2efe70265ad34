// What cannot wait for the first script of a page whose sign-in form is drawn ahead: it runs before the first paint.
// Each part has its other half in web/src: features/session/sign-in/ahead and lib/sent-early.ts.
try {
  // Whoever is signed in is about to be led on: no form for them.
  const signedIn = Object.keys(localStorage).some(
    (key) => key.startsWith('CognitoIdentityServiceProvider.') && key.endsWith('.LastAuthUser'),
  );
  if (signedIn) document.documentElement.dataset.signedIn = '';
} catch {
  // The browser keeps nothing for us: nobody is signed in.
}
addEventListener('keydown', ({ key, target }) => {
  const form = key === 'Enter' && target instanceof HTMLInputElement && target.closest('form[data-ahead]');
  if (form) form.sentWith = JSON.stringify([...form.querySelectorAll('input')].map(({ value }) => value));
});
