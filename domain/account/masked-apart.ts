import { masked } from './contact.ts';

type Look = (name: string, host: string) => string;

const first = ([letter = '']: string) => letter;
/** Of a name of three letters the last would be nearly all that is left. */
const last = (name: string) => (name.length > 3 ? name.at(-1)! : '');

/** Each shows a little more than the one before. */
const LOOKS: readonly Look[] = [
  (name, host) => masked({ kind: 'email', value: `${name}@${host}` }),
  (name, host) => `${first(name)}***${last(name)}@${first(host)}***`,
  (name, host) => `${first(name)}***${last(name)}@${host.slice(0, 3)}***`,
  (name, host) => `${first(name)}***${last(name)}@${host}`,
];

/** Of an email address as little as tells it from `others`, which the reader has or had. */
export function maskedApart(email: string, others: readonly string[]): string {
  const as = (look: Look, address: string) => {
    const at = address.lastIndexOf('@');
    return look(address.slice(0, at), address.slice(at + 1));
  };
  const apart = LOOKS.find((look) =>
    others.every((other) => other === email || as(look, other) !== as(look, email)),
  );
  return as(apart ?? LOOKS.at(-1)!, email);
}
