import { describe, expect, it } from 'vitest';
import { stageOf } from '../../bin/app.ts';
import { refuseLocal } from '../../bin/stages/stage-choice.ts';

describe('stageOf', () => {
  it('keeps data in production only', () => {
    expect(stageOf({ stage: 'prodb' })).toMatchObject({ name: 'prodb', keepData: true, ephemeral: false });
    expect(stageOf({ stage: 'local' })).toMatchObject({ name: 'local', keepData: false, ephemeral: false });
    expect(stageOf({ branch: 'main' })).toMatchObject({
      name: 'main-0d6e4079',
      keepData: false,
      ephemeral: true,
    });
  });

  it('never takes a branch for production, whatever its name', () => {
    expect(stageOf({ branch: 'prodb' })).toMatchObject({ name: 'prodb-1376a279', keepData: false });
  });

  it('is a stage of its own when nobody named one', () => {
    expect(stageOf({}).name).toMatch(/^dev-[0-9a-f]{8}$/);
  });

  it('shows a way in to everybody only where the data is a demonstration', () => {
    expect(stageOf({ stage: 'prodb' }).demo).toBeUndefined();
    expect(stageOf({ branch: 'main' }).demo).toBeUndefined();
  });

  it.each([
    [{ stage: 'prodb', branch: 'main' }, 'either a stage or a branch'],
    [{ branch: '' }, 'A stage needs a name'],
    [
      { stage: 'prodb', siteUrl: 'https://example.com' },
      'siteUrl and mailFrom of prodb are set in bin/app.ts',
    ],
    [
      { stage: 'prodb', mailFrom: 'hello@example.com' },
      'siteUrl and mailFrom of prodb are set in bin/app.ts',
    ],
  ])('refuses %j', (choice, message) => {
    expect(() => stageOf(choice)).toThrow(message);
  });

  it.each(['prod', 'production', 'Prodb', 'constructor', '__proto__', 'dev', ''])(
    'refuses a stage that is none, and names those there are: "%s"',
    (stage) => {
      expect(() => stageOf({ stage })).toThrow(
        `There is no stage "${stage}". Stages: prodb, local, and account for what an AWS account needs once.`,
      );
    },
  );

  it('never deploys what runs on one machine', () => {
    expect(() => refuseLocal({ stage: 'local' })).toThrow('what npm start runs on this machine');
    for (const choice of [{ stage: 'prodb' }, { branch: 'local' }, {}]) refuseLocal(choice);
  });

  it('takes the site and the address of a branch from the command line', () => {
    const site = { siteUrl: 'https://d111.cloudfront.net', mailFrom: 'hello@example.com' };
    expect(stageOf({ branch: 'main', ...site })).toMatchObject(site);
    expect(stageOf({ branch: 'main' })).toMatchObject({ siteUrl: undefined, mailFrom: undefined });
  });

  it('protects nothing from being deleted in the first deploy', () => {
    expect(stageOf({ stage: 'prodb' }).deletionProtection).toBe(true);
    expect(stageOf({ stage: 'prodb', first: 'true' })).toMatchObject({
      deletionProtection: false,
      keepData: true,
    });
  });
});
