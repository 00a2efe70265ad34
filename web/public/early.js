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
const formOf = ({ target }) => target instanceof HTMLInputElement && target.closest('form[data-ahead]');
addEventListener('keydown', (event) => {
  const form = event.key === 'Enter' && formOf(event);
  if (form) form.dataset.sent = '';
});
addEventListener('input', (event) => {
  const form = formOf(event);
  if (form) delete form.dataset.sent;
});
