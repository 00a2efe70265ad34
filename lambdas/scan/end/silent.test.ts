import { describe, expect, it } from 'vitest';
import { SourceSilent } from '../../sources/source.ts';
import { breakerOver } from '../../sources/breaker.ts';
import { onceInMemory } from '../../../test/support/sources/once-in-memory.ts';
import { giveUp } from './give-up.ts';
import { runSource } from '../run.ts';
import { copy, maya, stranger, world } from '../../../test/support/sources/scan-world.ts';

describe('a search on a platform that doesn’t answer', () => {
  it('a platform that falls silent resolves nothing and is named', async () => {
    const { scan, findings, silentAfter } = world([maya, copy]);
    await scan();
    silentAfter(0);
    const done = await scan();
    expect(done.sources[0]).toMatchObject({ status: 'could not look', note: 'It didn’t answer in time.' });
    expect(findings()[0]?.status).toBe('OPEN');
  });

  it('a platform whose key is missing reads "not connected"', async () => {
    const { scan, services } = world([maya, copy]);
    services.sources.get('GITHUB')!.lookUp = () => {
      throw new SourceSilent('Not connected here yet.', 'not connected');
    };
    const done = await scan();
    expect(done).toMatchObject({
      status: 'DONE',
      sources: [{ platform: 'GITHUB', status: 'not connected' }],
    });
  });

  it('falls silent half-way: what was found stays, "in part"', async () => {
    const { scan, silentAfter } = world([maya, copy]);
    silentAfter(34);
    expect((await scan()).sources[0]).toMatchObject({ status: 'in part', compared: 1 });
  });

  it('does not believe a platform where impossible accounts exist', async () => {
    const { scan, services, findings } = world([maya, copy]);
    services.sources.get('GITHUB')!.lookUp = async (handles) =>
      new Map(handles.map((handle) => [handle, { is: 'there', profile: { ...copy, handle } }]));
    const done = await scan();
    expect(done.sources[0]?.status).toBe('could not look');
    expect(findings()).toEqual([]);
  });

  it('passes a failure on, so that the queue repeats it, and after the last try ends the scan without it', async () => {
    const { scan, services, findings, scans, counted } = world([maya, copy]);
    const { write } = services.findings;
    services.findings.write = async () => {
      throw new Error('table away');
    };
    await expect(scan()).rejects.toThrow('table away');
    services.findings.write = write;
    const [broken] = [...scans.values()];
    expect(broken?.status).toBe('RUNNING');
    await giveUp({ userId: 'u1', scanId: broken!.id, source: 'GITHUB' }, services);
    expect(scans.get(broken!.id)).toMatchObject({
      status: 'DONE',
      sources: [{ status: 'could not look', note: expect.stringContaining('on our side') }],
    });
    expect(counted).toEqual(['begun', 'given up', 'could not look']);
    await scan();
    expect(findings()).toHaveLength(1);
  });

  it('that was given up is asked anew when an operator puts its message back, and told again', async () => {
    const { scan, services, scans, findings, told, user } = world([maya, copy]);
    const { write } = services.findings;
    services.findings.write = async () => {
      throw new Error('table away');
    };
    await expect(scan()).rejects.toThrow('table away');
    const job = { userId: 'u1', scanId: [...scans.keys()][0]!, source: 'GITHUB' as const };
    await giveUp(job, services);
    services.findings.write = write;
    const before = told.length;
    await runSource(job, services);
    expect(scans.get(job.scanId)?.sources).toMatchObject([{ status: 'looked', found: 1 }]);
    expect(findings()).toHaveLength(1);
    expect(user().impersonationDetection).toMatchObject({ likelyClones: 1 });
    expect(told.slice(before).at(-1)).toMatchObject({ status: 'DONE' });
  });

  it('tells of a copy when it died between writing and telling, and once however often it dies after', async () => {
    const { scan, services, scans, notifications } = world([maya, copy]);
    const { add } = services.notifications;
    services.notifications.add = async () => {
      throw new Error('table away');
    };
    await expect(scan()).rejects.toThrow('table away');
    const job = { userId: 'u1', scanId: [...scans.keys()][0]!, source: 'GITHUB' as const };
    services.notifications.add = async (one) => {
      await add(one);
      throw new Error('died after it');
    };
    for (let n = 0; n < 4; n += 1) await expect(runSource(job, services)).rejects.toThrow('died after it');
    services.notifications.add = add;
    await Promise.all([runSource(job, services), runSource(job, services)]);
    expect(notifications().map(({ kind }) => kind)).toEqual(['FINDING']);
    expect(scans.get(job.scanId)).toMatchObject({ status: 'DONE', sources: [{ found: 1 }] });
  });

  it('is put off when the platform asks us to wait, three times at most, and not for long', async () => {
    const { scan, services, later, scans, counted } = world([maya, copy]);
    const { lookUp } = services.sources.get('GITHUB')!;
    let wait = 90_000;
    services.sources.get('GITHUB')!.lookUp = async () => {
      throw new SourceSilent('It asked us to wait.', 'wait', wait);
    };
    const done = await scan();
    expect(done).toMatchObject({ status: 'DONE', sources: [{ status: 'could not look' }] });
    expect(later).toEqual([[{ userId: 'u1', scanId: done.id, source: 'GITHUB', again: 1 }, 90_000]]);
    expect(counted.slice(0, 2)).toEqual(['begun', 'put off']);
    for (const again of [1, 2, 3]) await runSource({ ...later[0]![0], again }, services);
    expect(later.map(([job]) => job.again)).toEqual([1, 2, 3]);
    wait = 3_600_000;
    await runSource({ ...later[0]![0], again: 1 }, services);
    expect(later).toHaveLength(3);
    // Answered in the end, the scan says so.
    services.sources.get('GITHUB')!.lookUp = lookUp;
    await runSource(later[0]![0], services);
    expect(scans.get(done.id)).toMatchObject({ status: 'DONE', sources: [{ status: 'looked', found: 1 }] });
  });

  it('asks again for the rest when what it was told in part is for a wait', async () => {
    const { scan, services, later, scans } = world([maya, copy]);
    const { lookUp } = services.sources.get('GITHUB')!;
    services.sources.get('GITHUB')!.lookUp = async (handles) => {
      if (handles.includes('maya-hollimund') || handles.includes('maya-ho1limund') || handles[0]!.length > 20)
        return lookUp(handles);
      throw new SourceSilent('It asked us to wait.', 'wait', 90_000);
    };
    services.sources.get('GITHUB')!.search = async () => [{ handle: 'maya-ho1limund' }];
    const done = await scan();
    expect(done.sources[0]).toMatchObject({ status: 'in part', found: 1 });
    expect(later.map(([job]) => job.again)).toEqual([1]);
    services.sources.get('GITHUB')!.lookUp = lookUp;
    await runSource(later[0]![0], services);
    expect(scans.get(done.id)).toMatchObject({ status: 'DONE', sources: [{ status: 'looked', found: 1 }] });
  });

  it('a job that comes late, when the platform has gone silent, takes back nothing that was looked at', async () => {
    const { scan, services, scans } = world([maya, copy]);
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    const stuck: (() => void)[] = [];
    source.lookUp = () =>
      new Promise((_, reject) => stuck.push(() => reject(new SourceSilent('It didn’t answer.'))));
    const first = scan();
    await expect.poll(() => stuck.length).toBeGreaterThan(0);
    source.lookUp = lookUp;
    const job = { userId: 'u1', scanId: [...scans.keys()][0]!, source: 'GITHUB' as const };
    await runSource(job, services);
    for (const end of stuck) end();
    expect((await first).sources[0]).toMatchObject({ status: 'looked', found: 1 });
  });

  describe('and a platform that is slow', () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    function slow() {
      const built = world([maya, copy, stranger], { verifiedAt: '2026-01-01T00:00:00.000Z' });
      const patience = { questions: 150, pictures: 200, gone: 300 };
      Object.assign(built.services, { now: Date.now, patience });
      const source = built.services.sources.get('GITHUB')!;
      return { ...built, source, lookUp: source.lookUp };
    }

    it('is asked until its time is over, and what it said stands, in part', async () => {
      const { scan, source, lookUp } = slow();
      let asked = 0;
      source.lookUp = async (handles) => {
        asked += 1;
        await pause(40);
        return lookUp(handles);
      };
      const done = await scan();
      expect(done).toMatchObject({
        status: 'DONE',
        sources: [
          {
            status: expect.stringMatching(/could not look|in part/),
            note: expect.stringContaining('too slow'),
          },
        ],
      });
      expect(asked).toBeLessThan(40);
    });

    it('with its pictures holds up no search', async () => {
      const { scan, services, source, people } = slow();
      const many = Array.from({ length: 200 }, (_, n) => ({ ...stranger, handle: `hollimund-${n}` }));
      people(
        [maya, ...many].map((each) => ({ ...each, photoHash: null, imageUrl: 'https://slow.example/1' })),
      );
      source.servesImage = () => true;
      let fetched = 0;
      services.fetchImage = async () => {
        fetched += 1;
        await pause(60);
        return undefined;
      };
      expect((await scan()).sources[0]).toMatchObject({ status: 'looked' });
      expect(fetched).toBeLessThan(60);
    });

    it('to say what is gone says it in the next search, within its budget', async () => {
      const { scan, services, source, lookUp, people, findings } = slow();
      let asked = 0;
      await scan();
      const [first] = findings();
      for (let n = 0; n < 200; n += 1) {
        const theirs = { ...first!.theirs, handle: `was-here-${n}` };
        await services.findings.write(undefined, { ...first!, id: `f${n}`, theirs });
      }
      people([maya]);
      source.lookUp = async (handles) => {
        if (handles[0]?.startsWith('was-here')) {
          asked += 1;
          await pause(40);
        }
        return lookUp(handles);
      };
      expect((await scan()).sources[0]).toMatchObject({ status: 'looked' });
      expect(asked).toBeLessThan(100);
      const left = findings().filter(({ status }) => status === 'OPEN').length;
      expect(left).toBeGreaterThan(0);
      services.mayAsk = async () => false;
      source.lookUp = lookUp;
      await scan();
      expect(findings().filter(({ status }) => status === 'OPEN')).toHaveLength(left);
    });
  });

  it('of a source that has not been answering waits without asking it, and is put off', async () => {
    const { scan, services, later, findings } = world([maya, copy]);
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    let clock = Date.parse('2027-01-01T00:00:00Z');
    let asked = 0;
    services.breaker = breakerOver(onceInMemory(), () => clock);
    source.lookUp = async () => {
      asked += 1;
      throw new SourceSilent('It answered with an error (500).');
    };
    for (let n = 0; n < 5; n += 1) await scan();
    expect(later).toEqual([]);
    const before = asked;
    const done = await scan();
    expect(asked).toBe(before);
    expect(done).toMatchObject({
      status: 'DONE',
      sources: [
        { status: 'could not look', note: 'It hasn’t been answering; we’ll try again soon.', found: 0 },
      ],
    });
    const again = { userId: 'u1', scanId: done.id, source: 'GITHUB' as const, again: 1 };
    expect(later).toEqual([[again, 5 * 60_000]]);
    source.lookUp = lookUp;
    clock += 6 * 60_000;
    await runSource(again, services);
    expect(findings()).toHaveLength(1);
  });

  it('of a source that we switched off says so, asks nothing and takes nobody for gone', async () => {
    const { scan, services, later, findings } = world([maya, copy]);
    await scan();
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    source.lookUp = async () => {
      throw new Error('It was asked.');
    };
    services.isPaused = async () => true;
    const done = await scan();
    expect(done).toMatchObject({
      status: 'DONE',
      sources: [{ status: 'could not look', note: expect.stringMatching(/^Paused by us\./) }],
    });
    expect(later).toEqual([]);
    expect(findings().map(({ status }) => status)).toEqual(['OPEN']);
    services.isPaused = async () => false;
    source.lookUp = lookUp;
    expect((await scan()).sources[0]).toMatchObject({ status: 'looked' });
  });

  it('a source that refuses us or asks us to wait is not left to rest', async () => {
    for (const kind of ['wait', 'refused'] as const) {
      const { scan, services } = world([maya, copy]);
      services.sources.get('GITHUB')!.lookUp = async () => {
        throw new SourceSilent('It didn’t accept our access.', kind);
      };
      for (let n = 0; n < 6; n += 1)
        expect((await scan()).sources[0]?.note).toBe('It didn’t accept our access.');
    }
  });
});
