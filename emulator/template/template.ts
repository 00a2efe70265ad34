/** A template that cannot be run here. The message is one line that names the resource. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

export interface Resource {
  stack: string;
  logicalId: string;
  type: string;
  /** TableName, FunctionName, pool id, ...: what an API call names it by. */
  physicalName: string;
  /** What `Ref` gives: for most types the name; an address for a queue. */
  ref: string;
  /** Resolved on first use, so that a resource nobody runs needs no knowledge of its attributes. */
  readonly properties: Record<string, unknown>;
  attribute(name: string): string | undefined;
}

export interface Deployment {
  resources: Resource[];
  ofType(...types: string[]): Resource[];
  /** Stack outputs by `stack.key`. */
  outputs(): Record<string, unknown>;
  /** Where the asset with this hash (of an S3 key) lies. */
  asset(hash: string): string | undefined;
}
