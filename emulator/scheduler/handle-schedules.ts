import { json, type Handle, type LocalResponse } from '../host/http.ts';
import type { Refuse } from '../iam/authority.ts';
import { account, region } from '../template/physical-names.ts';
import type { ScheduleProperties, Schedules } from './schedules.ts';

/** What may be said of a schedule; the scheduler itself refuses what it does not play. */
const known = ['Description', 'FlexibleTimeWindow', 'GroupName', 'ScheduleExpression', 'State', 'Target'];

/** EventBridge Scheduler's own calls, as far as they are played: a schedule of the template is read and changed. */
export function handleSchedules({ schedules, refuse }: { schedules: Schedules; refuse: Refuse }): Handle {
  return async (request) => {
    const name = /\/schedules\/([^/]+)$/.exec(request.url.pathname)?.[1];
    if (!name || !['GET', 'PUT'].includes(request.method))
      return failure(
        501,
        'NotImplemented',
        `The emulated scheduler does not know ${request.method} ${request.url.pathname}.`,
      );
    const arn = `arn:aws:scheduler:${region}:${account}:schedule/default/${name}`;
    const action = request.method === 'GET' ? 'scheduler:GetSchedule' : 'scheduler:UpdateSchedule';
    const refused = refuse(request, action, arn);
    if (refused) return failure(403, 'AccessDeniedException', refused.message);
    const found = schedules.get(name);
    if (!found) return failure(404, 'ResourceNotFoundException', `Schedule ${name} does not exist.`);
    if (request.method === 'GET')
      return json(200, { State: 'ENABLED', ...found, Name: name, GroupName: 'default', Arn: arn });

    const stated = JSON.parse(request.body.toString('utf8')) as ScheduleProperties;
    const unknown = Object.keys(stated).find((each) => !known.includes(each));
    if (unknown)
      return failure(400, 'ValidationException', `The emulated scheduler does not know ${unknown}.`);
    const { RoleArn } = (stated.Target ?? {}) as { RoleArn?: string };
    const passing = refuse(request, 'iam:PassRole', String(RoleArn), {
      'iam:PassedToService': 'scheduler.amazonaws.com',
    });
    if (passing) return failure(403, 'AccessDeniedException', passing.message);
    await schedules.update(name, stated);
    return json(200, { ScheduleArn: arn });
  };
}

const failure = (status: number, code: string, message: string): LocalResponse =>
  json(status, { Message: message }, { 'x-amzn-errortype': code });
