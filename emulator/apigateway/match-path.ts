import type { Method } from './rest-api.ts';

export interface Match {
  method: Method;
  pathParameters: Record<string, string> | null;
}

/** One segment of a method's path: a text, `{name}`, or the rest of the path `{name+}`. */
type Part = { text: string } | { name: string; greedy: boolean };

/**
 * Finds the method that answers a path, as API Gateway chooses: literal before `{name}` before `{name+}`, exact verb before ANY.
 * The methods are put in order and read once; each call only compares.
 */
export function pathMatcher(
  methods: readonly Method[],
): (httpMethod: string, path: string) => Match | undefined {
  const ordered = methods
    .map((method) => ({ method, parts: segmentsOf(method.resourcePath).map(partOf) }))
    .sort((a, b) => rank(a.method) - rank(b.method));
  return (httpMethod, path) => {
    const segments = segmentsOf(path);
    for (const { method, parts } of ordered) {
      if (method.httpMethod !== httpMethod && method.httpMethod !== 'ANY') continue;
      const parameters = parametersOf(parts, segments);
      if (parameters)
        return { method, pathParameters: Object.keys(parameters).length > 0 ? parameters : null };
    }
    return undefined;
  };
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function partOf(segment: string): Part {
  const [, name, greedy] = /^\{(.+?)(\+?)\}$/.exec(segment) ?? [];
  return name === undefined ? { text: segment } : { name, greedy: greedy !== '' };
}

function parametersOf(parts: readonly Part[], segments: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if ('text' in part) {
      if (part.text !== segment) return undefined;
    } else if (part.greedy) {
      parameters[part.name] = segments.slice(index).map(decode).join('/');
      return parameters;
    } else parameters[part.name] = decode(segment);
  }
  return parts.length === segments.length ? parameters : undefined;
}

const rank = ({ resourcePath, httpMethod }: Method): number =>
  (resourcePath.includes('+}') ? 4 : 0) +
  (resourcePath.includes('{') ? 2 : 0) +
  (httpMethod === 'ANY' ? 1 : 0);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a lone % is passed on as it came
  }
}
