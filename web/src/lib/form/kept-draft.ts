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

export function keepDraft(key: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // no room: the form itself still holds it
  }
}
