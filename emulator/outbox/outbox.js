// Shows new messages within two seconds and copies codes. The page works without it: reload to see more.
const said = document.getElementById('said');

async function refresh() {
  if (document.hidden) return;
  try {
    const reply = await fetch(location.pathname, { cache: 'no-store' });
    const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html').querySelector('main');
    const shown = document.querySelector('main');
    if (!fresh || fresh.dataset.newest === shown.dataset.newest) return;
    shown.replaceWith(fresh);
    said.textContent = `New message: ${fresh.querySelector('h2')?.textContent ?? ''}`;
  } catch {
    // The emulator is restarting; the next round finds it again.
  }
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    // No clipboard (an address other than localhost): select the code instead.
    getSelection().selectAllChildren(button.closest('.code').querySelector('code'));
    said.textContent = 'Selected. Press Ctrl+C to copy.';
    return;
  }
  said.textContent = 'Copied';
  const label = button.firstChild;
  label.data = 'Copied';
  setTimeout(() => (label.data = 'Copy'), 1500);
});

setInterval(refresh, 2000);
document.addEventListener('visibilitychange', refresh);
