import { expect, test } from 'vitest';
import { exportName, exportText } from './personal-export.ts';

const whole = {
  exportedAt: '2026-11-22T10:00:00.000Z',
  tables: { Scan: [], Once: [{ n: 1 }], User: [{ id: 'a' }], Later: [{ n: 2 }] },
  files: [],
  signIn: { name: 'maya', emailVerified: true, phoneVerified: false, secondSteps: [] },
};

test('the file says what is what, and begins with the profile', () => {
  const file = JSON.parse(exportText(whole)) as { whatIsWhat: Record<string, string>; tables: object };
  expect(Object.keys(file).slice(0, 2)).toEqual(['about', 'whatIsWhat']);
  expect(file.whatIsWhat['User']).toContain('profile');
  expect(Object.keys(file.tables)).toEqual(['User', 'Once', 'Later', 'Scan']);
});

test('it is named for its day', () => {
  expect(exportName(whole)).toBe('countersign-2026-11-22.json');
});
