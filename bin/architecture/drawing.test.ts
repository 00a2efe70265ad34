import { describe, expect, it } from 'vitest';
import { drawArchitecture } from './drawing.ts';
import { graphOf } from './graph.ts';
import { rowsOf } from './rows.ts';
import type { Resource, StackTemplate } from './template.ts';

const allow = (Action: string | string[], target: unknown, role: string): Resource => ({
  Type: 'AWS::IAM::Policy',
  Properties: {
    Roles: [{ Ref: role }],
    PolicyDocument: { Statement: [{ Effect: 'Allow', Action, Resource: target }] },
  },
});
const role = (name: string): Resource => ({
  Type: 'AWS::IAM::Role',
  Properties: { Description: `${name}: somebody waits.` },
});
const runsAs = (name: string): Resource => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Role: { 'Fn::GetAtt': [name, 'Arn'] } },
});
const arn = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

const data: StackTemplate = {
  name: 'Countersign-x-Data',
  template: {
    Resources: {
      TablesUserF42B2257: { Type: 'AWS::DynamoDB::Table' },
      TablesIdle00000000: { Type: 'AWS::DynamoDB::Table' },
    },
    Outputs: { User: { Value: arn('TablesUserF42B2257'), Export: { Name: 'Data:User' } } },
  },
};
const api: StackTemplate = {
  name: 'Countersign-x-Api',
  template: {
    Resources: {
      ApiAppApi00000000: { Type: 'AWS::ApiGateway::RestApi', Properties: { Name: 'appAPI-x' } },
      MayCall: {
        Type: 'AWS::Lambda::Permission',
        Properties: {
          FunctionName: arn('App'),
          SourceArn: { 'Fn::Join': ['', ['arn:', { Ref: 'ApiAppApi00000000' }, '/*']] },
        },
      },
      AppRole: role('app'),
      App: runsAs('AppRole'),
      ApiWorkQueue00000000: { Type: 'AWS::SQS::Queue' },
      Takes: {
        Type: 'AWS::Lambda::EventSourceMapping',
        Properties: { EventSourceArn: arn('ApiWorkQueue00000000'), FunctionName: { Ref: 'Work' } },
      },
      WorkRole: role('work-off'),
      Work: runsAs('WorkRole'),
      Sends: allow('sqs:SendMessage', arn('ApiWorkQueue00000000'), 'AppRole'),
      Reads: allow('dynamodb:GetItem', { 'Fn::ImportValue': 'Data:User' }, 'AppRole'),
      Writes: allow(
        ['dynamodb:GetItem', 'dynamodb:PutItem'],
        { 'Fn::Join': ['', [{ 'Fn::ImportValue': 'Data:User' }, '/index/*']] },
        'WorkRole',
      ),
      Mails: allow('ses:SendEmail', 'arn:aws:ses:identity', 'WorkRole'),
    },
  },
};

describe('the drawing of a template', () => {
  const graph = graphOf([data, api]);
  const { lanes, columns } = rowsOf(graph);

  it('counts what a stack holds and says which it uses', () => {
    expect(graph.stacks).toEqual([
      { name: 'Data', holds: '2 tables', uses: [] },
      { name: 'Api', holds: '1 REST API, 2 functions, 1 queue', uses: ['Data'] },
    ]);
  });

  it('puts a function behind what starts it, by the name of its file', () => {
    const rows = lanes.map(({ title, rows }) => [
      title,
      ...rows.map(({ start, runs }) => `${start.name} (${start.note}) > ${runs.name}`),
    ]);
    expect(rows).toEqual([
      ['A page calls', 'appAPI (undefined) > app'],
      ['A queue or stream has work', 'Work (from app) > work-off'],
    ]);
  });

  it('marks what each role may read, write and send to, across stacks', () => {
    const marks = lanes.flatMap(({ rows }) => rows.map((row) => Object.fromEntries(row.marks)));
    expect(marks).toEqual([
      { 'Data/TablesUserF42B2257': 'reads', 'Api/ApiWorkQueue00000000': 'sends' },
      { 'Data/TablesUserF42B2257': 'writes', ses: 'sends' },
    ]);
    expect(columns.flat().map(({ name }) => name)).toEqual(['User', 'Idle', 'Work', 'Email (SES)']);
  });

  it('is one SVG, the same each time, without an empty value', () => {
    const drawing = drawArchitecture([data, api]);
    expect(drawing).toBe(drawArchitecture([data, api]));
    expect(drawing).toMatch(/^<svg [\s\S]+<\/svg>\n$/);
    expect(drawing).not.toMatch(/undefined|NaN|Infinity/);
  });
});
