import type { Method } from './rest-api.ts';

export interface Match {
  method: Method;
  pathParameters: Record<string, string> | null;
}

/** The method that answers a path, as API Gateway chooses: literal before `{name}` before `{name+}`, exact verb before ANY. */
export function matchPath(methods: readonly Method[], httpMethod: string, path: string): Match | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  return methods
    .filter((method) => method.httpMethod === httpMethod || method.httpMethod === 'ANY')
    .map((method) => ({ method, parameters: parametersOf(method.resourcePath, segments) }))
    .filter((candidate) => candidate.parameters !== undefined)
    .sort((a, b) => rank(a.method) - rank(b.method))
    .map(({ method, parameters }) => ({
      method,
      pathParameters: Object.keys(parameters!).length ? parameters! : null,
    }))[0];
}

function parametersOf(resourcePath: string, segments: string[]): Record<string, string> | undefined {
  const pattern = resourcePath.split('/').filter((segment) => segment !== '');
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const greedy = /^\{(.+)\+\}$/.exec(part);
    if (greedy) {
      if (segments.length <= index) return undefined;
      parameters[greedy[1]!] = segments.slice(index).map(decode).join('/');
      return parameters;
    }
    const segment = segments[index];
    if (segment === undefined) return undefined;
    const name = /^\{(.+)\}$/.exec(part);
    if (name) parameters[name[1]!] = decode(segment);
    else if (part !== segment) return undefined;
  }
  return pattern.length === segments.length ? parameters : undefined;
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
