import { describe, expect, it } from 'vitest';
import { copy, maya, world } from '../../../test/support/sources/scan-world.ts';

describe('a search for what was there before', () => {
  it('what was dismissed, went and came back as it was stays dismissed', async () => {
    const { scan, findings, notifications, decide, people } = world([maya, copy]);
    await scan();
    decide('MINE');
    people([maya]);
    await scan();
    expect(findings()[0]?.status).toBe('RESOLVED');
    people([maya, copy]);
    await scan();
    expect(findings()[0]?.status).toBe('MINE');
    expect(notifications()).toHaveLength(1);
  });

  it('resolves what is gone, says so, and opens it again when it is back', async () => {
    const { scan, findings, notifications, people } = world([maya, copy]);
    await scan();
    people([maya]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'RESOLVED', expiresAt: expect.any(Number) });
    expect(notifications().map(({ kind }) => kind)).toEqual(['FINDING', 'RESOLVED']);
    people([maya, copy]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'OPEN' });
    expect(findings()[0]?.expiresAt).toBeUndefined();
    expect(findings()[0]?.history.map(({ what }) => what)).toEqual([
      'first seen',
      'no longer there',
      'back again',
    ]);
  });

  it('tells once that an account is there whose case was closed as gone, and not by what it saw before', async () => {
    const { scan, findings, notifications, saidGone, people } = world([maya, copy]);
    await scan();
    saidGone('2026-11-22T12:00:00.000Z');
    await scan();
    expect(notifications()).toHaveLength(1);
    for (let days = 0; days < 3; days++) await scan();
    expect(findings()[0]).toMatchObject({
      status: 'CASE',
      history: [
        { what: 'first seen' },
        // Each at its own time: what a scan saw later closed nothing.
        { what: 'decided', at: '2026-11-22T12:00:00.000Z', note: 'Its case was closed as gone' },
        {
          what: 'seen again',
          at: '2026-11-23T07:40:00.000Z',
          note: 'Seen again; its case had been closed as gone',
          tells: true,
        },
      ],
    });
    expect(findings()[0]!.saidGoneAt).toBeUndefined();
    expect(notifications().map(({ kind, title }) => [kind, title])).toEqual([
      ['FINDING', 'Likely clone on GitHub: maya-ho1limund'],
      ['SOURCE', 'Seen again on GitHub: maya-ho1limund'],
    ]);
    // What is gone is gone, and says so in its own words.
    saidGone('2026-11-26T12:00:00.000Z');
    people([maya]);
    await scan();
    await scan();
    expect(notifications().map(({ title }) => title)[2]).toBe('No longer there on GitHub: maya-ho1limund');
    expect(notifications()).toHaveLength(3);
  });

  it('says of what only a search engine shows again that it was in a web search', async () => {
    const { scan, findings, notifications, saidGone } = world([maya, { ...copy, seenIn: 'web search' }]);
    await scan();
    saidGone('2026-11-22T06:00:00.000Z');
    await scan();
    await scan();
    expect(findings()[0]!.history.at(-1)).toMatchObject({
      ...{ what: 'seen again', seenIn: 'web search' },
      note: 'In web results; its case had been closed as gone',
    });
    expect(notifications().at(-1)?.title).toBe('Seen again in web results on GitHub: maya-ho1limund');
  });

  it('of what was only given to us it says once that nobody has this name, and not that it went', async () => {
    const { scan, findings, notifications, given, people } = world([maya, copy]);
    await scan();
    given('CASE');
    people([maya]);
    await scan();
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'CASE' });
    expect(findings()[0]?.expiresAt).toBeUndefined();
    expect(findings()[0]?.history.map(({ what }) => what)).toEqual(['first seen', 'no account']);
    expect(notifications().slice(1)).toEqual([
      expect.objectContaining({
        kind: 'SOURCE',
        title: 'No account by this name on GitHub: maya-ho1limund',
        body: 'GitHub told our scan that it has no account by this name. Check the link.',
      }),
    ]);
    // Seen once, it is like any other.
    people([maya, copy]);
    await scan();
    people([maya]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'RESOLVED' });
    expect(notifications().at(-1)?.title).toBe('No longer there on GitHub: maya-ho1limund');
  });

  it('what was only given to us and dismissed tells nothing of the kind', async () => {
    const { scan, findings, notifications, given, people } = world([maya, copy]);
    await scan();
    given('IGNORED');
    people([maya]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'IGNORED', history: [{ what: 'first seen' }] });
    expect(notifications()).toHaveLength(1);
  });

  it('what was only given to us and is suspended was there, and is gone', async () => {
    const { scan, services, findings, notifications, given, people } = world([maya, copy]);
    await scan();
    given('REPORTED');
    people([maya]);
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    source.lookUp = async (handles) =>
      new Map(
        [...(await lookUp(handles))].map(([handle, sight]) => [
          handle,
          handle === copy.handle ? { is: 'suspended' as const } : sight,
        ]),
      );
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'RESOLVED' });
    expect(notifications().at(-1)?.title).toBe('No longer there on GitHub: maya-ho1limund');
  });
});
