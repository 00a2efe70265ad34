/** One function of the template, as the pool runs it. */
export interface FunctionDefinition {
  name: string;
  /** Name of its log file, and of it in messages to a developer. */
  logName: string;
  /** Folder of the bundle. */
  folder: string;
  /** `index.handler` */
  handler: string;
  timeoutSeconds: number;
  /** Its time, and that of its start, are Lambda's own; a laptop's are a multiple. */
  strict?: boolean;
  memoryMegabytes: number;
  /** How many events at once; more wait. */
  concurrency: number;
  environment: Record<string, string>;
  roleArn: string;
}

/** What a function answers when it does not succeed; `name` is Lambda's errorType (`Sandbox.Timedout`, `TypeError`, ...). */
export class FunctionFailure extends Error {
  readonly trace: string[];
  /** The function itself came to an end, so that its environment is as it left it. */
  readonly answered: boolean;

  constructor(errorType: string, errorMessage: string, trace: string[] = [], answered = false) {
    super(errorMessage);
    this.name = errorType;
    this.trace = trace;
    this.answered = answered;
  }
}
