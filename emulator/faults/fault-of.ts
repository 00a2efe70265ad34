import { TemplateError, type Deployment } from '../template/template.ts';
import type { Fault } from './faults.ts';

/**
 * A fault with the deployed name of its table. A person says `Finding`; the template says `TablesFinding7A41BE03`.
 * @throws TemplateError naming the tables that there are
 */
export function faultOf(fault: Fault, deployment: Pick<Deployment, 'ofType'>): Fault {
  if (fault.table === undefined) return fault;
  const tables = deployment.ofType('AWS::DynamoDB::Table').map(({ logicalId, physicalName }) => ({
    name: logicalId.replace(/^Tables/, '').replace(/[0-9A-F]{8}$/, ''),
    physicalName,
  }));
  const found = tables.find(({ name }) => name === fault.table);
  if (!found)
    throw new TemplateError(
      `There is no table ${fault.table}. Tables: ${tables.map(({ name }) => name).join(', ')}.`,
    );
  return { ...fault, table: found.physicalName };
}
