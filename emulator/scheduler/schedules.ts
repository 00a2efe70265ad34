import type { Space } from '../host/durable.ts';
import type { Deployment, Resource } from '../template/template.ts';
import { scheduleOf } from './from-template.ts';
import type { Schedule } from './scheduler.ts';

/** The properties of a schedule that a call of UpdateSchedule states. */
export type ScheduleProperties = Record<string, unknown>;

/** The schedules of a deployment, as they are now. */
export interface Schedules {
  /** Those that are switched on. */
  running(): Schedule[];
  get(name: string): ScheduleProperties | undefined;
  /** Takes the place of all that was said of it. @throws on what the emulated scheduler cannot do */
  update(name: string, properties: ScheduleProperties): Promise<void>;
}

/** Opens them as the template has them, or as they were changed since. */
export async function openSchedules(
  deployment: Deployment,
  updates: Space<ScheduleProperties>,
): Promise<Schedules> {
  const all = new Map<string, Pick<Resource, 'physicalName' | 'properties'>>();
  const kept = new Map(await updates.entries());
  for (const { physicalName, properties } of deployment.ofType('AWS::Scheduler::Schedule'))
    all.set(physicalName, { physicalName, properties: kept.get(physicalName) ?? properties });
  let running = read();
  function read(): Schedule[] {
    return [...all.values()].flatMap((each) => scheduleOf(each) ?? []);
  }
  return {
    running: () => running,
    get: (name) => all.get(name)?.properties,
    async update(name, properties) {
      scheduleOf({ physicalName: name, properties });
      all.set(name, { physicalName: name, properties });
      running = read();
      await updates.put(name, properties);
    },
  };
}
