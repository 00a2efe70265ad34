import { expect, it } from 'vitest';
import { alertFlags, alsoStopped, endsWeek, staysInApp, wantsMails } from './alert-flag.ts';
import { alertFlagOf } from './notification.ts';

it('stopping the emails about copies also stops whatever else goes by their switch, and it is said', () => {
  const shared = Object.entries(alertFlagOf).filter(([, flag]) => flag === 'alertsMonitoring');
  expect(shared.map(([kind]) => kind)).toEqual(['FINDING', 'RESOLVED', 'SOURCE', 'REVIEW', 'ACCOUNT']);
  for (const what of ['reminders', 'proofs', 'business', 'domains'])
    expect(alsoStopped.alertsMonitoring).toContain(what);
});

it('the week ends with the emails about copies', () => {
  for (const flag of alertFlags) {
    const without = { alertsMonitoring: true, alertsWeek: true, [flag]: false };
    expect(wantsMails(without, 'alertsWeek'), flag).toBe(flag !== 'alertsWeek' && !endsWeek(flag));
  }
});

it('news and the week come to nobody who stopped them, in the app either', () =>
  expect(alertFlags.filter((flag) => !staysInApp(flag))).toEqual([
    'alertsWeek',
    'alertsNewFeatures',
    'alertsCompanyUpdates',
  ]));
