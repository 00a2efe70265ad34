/** What was typed before, as far as this form still has its fields. */
export function keptDraft<Values extends Record<string, unknown>>(key: string, empty: Values): Values {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const known = Object.keys(empty).filter((name) => typeof kept[name] === typeof empty[name]);
    return { ...empty, ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
  } catch {
    return empty;
  }
}

/** Keeps what was typed for this tab; a picture that was chosen is chosen again. */
export function keepDraft(key: string, values: Record<string, unknown>): void {
  const typed = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // no room: the form itself still holds it
  }
}
