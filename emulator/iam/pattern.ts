/** What the request has to put in the place of `${aws:PrincipalTag/…}`. */
export type Variables = Record<string, string | undefined>;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns without a variable, ready to compare: the template has a few hundred, and every call asks some of them. */
const ready = new Map<string, RegExp>();

/** `*` any run, `?` one character, `${name}` a value taken literally; a variable without a value matches nothing. */
export function matches(pattern: string, value: string, variables: Variables, flags: '' | 'i'): boolean {
  const key = `${flags} ${pattern}`;
  const known = ready.get(key);
  if (known) return known.test(value);
  let resolvable = true;
  let fixed = true;
  const source = pattern
    .split(/(\$\{[^}]*\}|\*|\?)/)
    .map((part) => {
      if (part === '*') return '.*';
      if (part === '?') return '.';
      const name = /^\$\{(.*)\}$/s.exec(part)?.[1];
      if (name === undefined) return literal(part);
      if (name === '*' || name === '?' || name === '$') return literal(name);
      if (!name.startsWith('aws:PrincipalTag/') || name.includes(','))
        throw new Error(`Emulated policies do not know the variable ${part}`);
      fixed = false;
      if (variables[name] === undefined) resolvable = false;
      return literal(variables[name] ?? '');
    })
    .join('');
  const expression = new RegExp(`^${source}$`, `s${flags}`);
  if (fixed) ready.set(key, expression);
  return resolvable && expression.test(value);
}
