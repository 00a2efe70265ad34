import { fetchAuthSession } from 'aws-amplify/auth';
import { accountContract } from '#domain/contract/account';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { call } from '../../lib/api/rest.ts';
import { type DeviceScreen, deviceScreen, keepDeviceScreen } from './device-screen.ts';

const TOLD = 'countersign.deviceRecorded';

interface Told {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/** What this browser says of itself; absent where it keeps quiet. */
export const describeDevice = (browser: Navigator, display: DeviceScreen) => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  screenSize: `${display.width}x${display.height}`,
  colorDepth: display.colorDepth,
  language: browser.language,
  platform: browser.platform,
  cpuCores: browser.hardwareConcurrency,
  deviceMemoryGB: (browser as Navigator & { deviceMemory?: number }).deviceMemory,
});

/** What this browser says of itself to this person's list, the same in each tab of a sign-in. */
export const describeHere = (userId: string) => describeDevice(navigator, deviceScreen(userId));

/** Tells the server about this device, once per tab and sign-in. A failure is logged: nothing waits for it. */
export async function recordDevice(userId: string, told: Told = sessionStorage): Promise<void> {
  try {
    // A session that was ended elsewhere leaves this tab's note behind, so the note names its sign-in.
    const { tokens } = await fetchAuthSession();
    const signIn = `${userId} ${String(tokens?.accessToken.payload['auth_time'])}`;
    if (told.getItem(TOLD) === signIn) return;
    told.setItem(TOLD, signIn);
    keepDeviceScreen(userId, deviceScreen(userId));
    await call('user', accountContract['record-device'], describeHere(userId));
  } catch (error) {
    // Who has signed out meanwhile has nothing to tell.
    if (!(error instanceof CallFailed && error.code === 'UNAUTHENTICATED')) console.error(error);
  }
}
