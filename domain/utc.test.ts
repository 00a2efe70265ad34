import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utcDay, utcMoment } from './utc.ts';

const theirs = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
});

it('writes a day as Intl does in British English', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      (date) => {
        expect(utcDay(date.toISOString())).toBe(theirs.format(date));
      },
    ),
    { seed: 86 },
  );
});

it('is the same day everywhere, and says the minute where it is asked to', () => {
  expect(utcDay('2026-03-14')).toBe('14 March 2026');
  expect(utcMoment(Date.parse('2026-11-20T23:14:59.999Z'))).toBe('20 November 2026, 23:14 UTC');
});

it('says no day of what is none', () => {
  expect(() => utcDay('soon')).toThrow(RangeError);
});
