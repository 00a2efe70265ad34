import { expect, it } from 'vitest';
import { alertFlags, alsoStopped, staysInApp } from './alert-flag.ts';
import { alertFlagOf } from './notification.ts';

it('stopping the emails about copies also stops whatever else goes by their switch, and it is said', () => {
  const shared = Object.entries(alertFlagOf).filter(([, flag]) => flag === 'alertsMonitoring');
  expect(shared.map(([kind]) => kind)).toEqual(['FINDING', 'RESOLVED', 'SOURCE', 'REVIEW', 'ACCOUNT']);
  for (const what of ['weekly summary', 'reminders', 'proofs', 'business', 'domains'])
    expect(alsoStopped.alertsMonitoring).toContain(what);
});

it('news and the week come to nobody who stopped them, in the app either', () =>
  expect(alertFlags.filter((flag) => !staysInApp(flag))).toEqual([
    'alertsWeek',
    'alertsNewFeatures',
    'alertsCompanyUpdates',
  ]));
