/** A failure as AppSync shows it in `errors[]`; what `util.error` throws. */
export class AppSyncError extends Error {
  readonly errorType: string | null;
  readonly data: unknown;
  readonly errorInfo: unknown;

  constructor(message: string, errorType?: string | null, data?: unknown, errorInfo?: unknown) {
    super(message);
    this.errorType = errorType ?? null;
    this.data = data ?? null;
    this.errorInfo = errorInfo ?? null;
  }
}

/** The words AppSync uses for a field the caller may not touch. */
export const notAuthorized = (fieldName: string, typeName: string) =>
  new AppSyncError(`Not Authorized to access ${fieldName} on type ${typeName}`, 'Unauthorized');
