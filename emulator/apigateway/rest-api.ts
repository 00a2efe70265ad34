export interface Method {
  /** GET, ..., ANY */
  httpMethod: string;
  /** `/user/{id}`, `/{proxy+}` */
  resourcePath: string;
  /** Undefined: everyone may call. */
  authorizer?: { userPoolIds: string[]; scopes: string[] };
  integration:
    | { type: 'AWS_PROXY'; functionArn: string }
    | { type: 'MOCK'; status: number; headers: Record<string, string> };
}

export interface GatewayResponse {
  status?: number;
  headers: Record<string, string>;
  /** Body with $context variables; undefined: AWS's own. */
  template?: string;
}

export interface RestApi {
  id: string;
  name: string;
  stages: string[];
  methods: Method[];
  /** By response type: UNAUTHORIZED, DEFAULT_4XX, ... */
  gatewayResponses: Record<string, GatewayResponse>;
  binaryMediaTypes: string[];
}
