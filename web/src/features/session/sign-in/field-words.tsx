import { useAuthenticator } from '@aws-amplify/ui-react';
import { useEffect, useId, useLayoutEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { words as session } from '../words.ts';

const said = session.errors;

interface Wrong {
  input: HTMLInputElement;
  words: string;
}

const wordsFor = ({ validity }: HTMLInputElement): string =>
  validity.typeMismatch ? said.email : validity.patternMismatch ? said.spaces : said.required;

/**
 * Says below a field of Amplify's forms what the browser finds wrong with it, in the product's words, and leads there. By
 * itself the browser would say it in a bubble and in its own. The sign-up form looks for itself.
 */
export function FieldWords({ box }: { box: RefObject<HTMLElement | null> }) {
  const { route } = useAuthenticator(({ route }) => [route]);
  const [found, setFound] = useState<{ route: string; wrong: Wrong[] }>({ route, wrong: [] });
  useEffect(() => {
    const inside = box.current;
    if (!inside) return;
    const refuse = (event: Event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement)) return;
      event.preventDefault();
      setFound(({ wrong }) => ({
        route,
        wrong: [...wrong.filter((other) => other.input !== input), { input, words: wordsFor(input) }],
      }));
      // The browser tells of one field after the other; the first of them is where to begin.
      input.form?.querySelector<HTMLInputElement>('input:invalid')?.focus();
    };
    const forget = ({ target }: Event) =>
      setFound((before) =>
        before.wrong.some(({ input }) => input === target)
          ? { route, wrong: before.wrong.filter(({ input }) => input !== target) }
          : before,
      );
    inside.addEventListener('invalid', refuse, true);
    inside.addEventListener('input', forget);
    return () => {
      inside.removeEventListener('invalid', refuse, true);
      inside.removeEventListener('input', forget);
    };
  }, [box, route]);
  if (found.route !== route) return null;
  return found.wrong.map(({ input, words }) => {
    const field = input.closest('.amplify-field');
    return field && createPortal(<Below input={input} words={words} />, field, input.name);
  });
}

function Below({ input, words }: Wrong) {
  const id = useId();
  useLayoutEffect(() => {
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', id);
    return () => {
      input.setAttribute('aria-invalid', 'false');
      input.removeAttribute('aria-describedby');
    };
  }, [input, id]);
  return (
    <p className="amplify-text--error" id={id}>
      {words}
    </p>
  );
}
