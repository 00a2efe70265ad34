import { readTyped } from '../../lib/form/typed-here.ts';

const SCREEN = 'countersign.deviceScreen';

export type DeviceScreen = Pick<Screen, 'width' | 'height' | 'colorDepth'>;

/**
 * The screen on which this browser was recorded first since this person signed in, else the one it is on now: a second monitor makes no
 * other device of it.
 */
export function deviceScreen(userId: string, store: Storage = localStorage): DeviceScreen {
  const kept: Partial<DeviceScreen & { by: string }> = readTyped(SCREEN, store) ?? {};
  const { by, width, height, colorDepth } = kept;
  const isTheirs = by === userId && [width, height, colorDepth].every(Number.isInteger);
  return isTheirs ? (kept as DeviceScreen) : screen;
}

/** Keeps it for the tabs to come; forgotten with everything else at sign-out. */
export function keepDeviceScreen(
  userId: string,
  { width, height, colorDepth }: DeviceScreen,
  store: Storage = localStorage,
): void {
  try {
    store.setItem(SCREEN, JSON.stringify({ by: userId, width, height, colorDepth }));
  } catch {
    // There is no room: the next tab may tell of another screen.
  }
}
