import { describe, expect, it } from 'vitest';
import { stageOf } from '../../bin/app.ts';

describe('stageOf', () => {
  it('keeps data in production only', () => {
    expect(stageOf({ stage: 'prodb' })).toMatchObject({ name: 'prodb', keepData: true, ephemeral: false });
    expect(stageOf({ stage: 'local' })).toMatchObject({ name: 'local', keepData: false, ephemeral: false });
    expect(stageOf({ branch: 'main' })).toMatchObject({
      name: 'main-0d6e',
      keepData: false,
      ephemeral: true,
    });
  });

  it('never takes a branch for production, whatever its name', () => {
    expect(stageOf({ branch: 'prodb' })).toMatchObject({ name: 'prodb-1376', keepData: false });
  });

  it('is a stage of its own when nobody named one', () => {
    expect(stageOf({}).name).toMatch(/^dev-[0-9a-f]{4}$/);
  });

  it('shows a way in to everybody only where the data is a demonstration', () => {
    expect(stageOf({ stage: 'prodb' }).demo).toBeUndefined();
    expect(stageOf({ branch: 'main' }).demo).toBeUndefined();
  });

  it.each([
    [{ stage: 'prodb', branch: 'main' }, 'not both'],
    [{ stage: 'prodb', siteUrl: 'https://example.com/' }, 'siteUrl must be an https origin'],
    [{ stage: 'prodb', siteUrl: 'http://example.com' }, 'siteUrl must be an https origin'],
    [{ stage: 'prodb', mailFrom: 'hello' }, 'mailFrom must be an email address'],
    [{ branch: '' }, 'A stage needs a name'],
  ])('refuses %j', (choice, message) => {
    expect(() => stageOf(choice)).toThrow(message);
  });

  it('sends mail of its own from the address that it is told, none by default', () => {
    const choice = { stage: 'prodb', mailFrom: 'hello@example.com' };
    expect(stageOf(choice).mailFrom).toBe('hello@example.com');
    expect(stageOf({ ...choice, siteUrl: 'https://example.com' })).toMatchObject({
      mailFrom: 'hello@example.com',
      siteUrl: 'https://example.com',
    });
    expect(stageOf({ stage: 'prodb' }).mailFrom).toBeUndefined();
  });

  it('takes the site of a stage once it has one', () => {
    expect(stageOf({ stage: 'prodb', siteUrl: 'https://example.com' }).siteUrl).toBe('https://example.com');
  });
});
