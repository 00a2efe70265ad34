/**
 * Tells of changes within `inside` that may take the focus away: what comes or goes there, what is disabled or no longer is.
 * `forget` is called when the person goes on by pointer or key, wherever. Gives how to stop.
 */
export function watchBox(
  inside: HTMLElement,
  { changed, forget }: { changed: () => void; forget: () => void },
): () => void {
  const changes = new MutationObserver(changed);
  const goOn = ['pointerdown', 'keydown'];
  for (const event of goOn) document.addEventListener(event, forget, true);
  changes.observe(inside, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    for (const event of goOn) document.removeEventListener(event, forget, true);
    changes.disconnect();
  };
}
