import { TemplateError, type Deployment } from '../template/template.ts';
import { readBody } from './read-body.ts';
import type { RestApi } from './rest-api.ts';

/**
 * The REST APIs of a deployment, as their OpenAPI bodies describe them.
 * @throws TemplateError naming what the local gateway does not know
 */
export const restApis = (deployment: Deployment): RestApi[] =>
  deployment.ofType('AWS::ApiGateway::RestApi').map(({ stack, logicalId, ref, properties }) => ({
    id: ref,
    name: String(properties.Name),
    stages: deployment
      .ofType('AWS::ApiGateway::Stage')
      .filter((stage) => stage.properties.RestApiId === ref)
      .map((stage) => String(stage.properties.StageName)),
    ...readBody(properties.Body, (problem) => {
      throw new TemplateError(`${stack}: the Body of ${logicalId}: ${problem}`);
    }),
    binaryMediaTypes: (properties.BinaryMediaTypes as string[] | undefined) ?? [],
  }));
