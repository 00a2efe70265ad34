import { Amplify } from 'aws-amplify';
import { CONNECTION_STATE_CHANGE, type ConnectionState, generateClient } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/**
 * How the client watches over a connection for live messages: the real library, a socket and a clock moved by hand. The tests
 * build on each other.
 */
class Socket {
  static all: Socket[] = [];
  /** Whether the other side says anything by itself. */
  static answers = false;
  static readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  sent: { type: string; id?: string }[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: object) => void;
  constructor(readonly url: string) {
    Socket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    const message = JSON.parse(text) as { type: string; id?: string };
    this.sent.push(message);
    if (!Socket.answers) return;
    if (message.type === 'connection_init')
      queueMicrotask(() => this.says({ type: 'connection_ack', payload: { connectionTimeoutMs: 300_000 } }));
    if (message.type === 'start') queueMicrotask(() => this.says({ type: 'start_ack', id: message.id }));
  }
  close() {}
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const states: ConnectionState[] = [];
let stopListening = () => {};
let subscription: { unsubscribe: () => void };
const start = Date.UTC(2026, 10, 20, 12);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Lets time pass in tenths of a second until the client says so, two minutes at most. */
async function until(state: string): Promise<void> {
  for (let tenths = 0; tenths < 1200 && states.at(-1) !== state; tenths += 1) await pass(100);
  expect(states.at(-1)).toBe(state);
}
const newest = () => Socket.all.at(-1)!;

function subscribe(): void {
  const client = generateClient() as unknown as {
    graphql: (call: { query: string }) => { subscribe: (observer: object) => typeof subscription };
  };
  subscription = client
    .graphql({ query: 'subscription S { onTick { id } }' })
    .subscribe({ next: () => {}, error: () => {} });
}

beforeAll(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  states.length = 0;
  stopListening = Hub.listen('api', ({ payload }) => {
    if (payload.event === CONNECTION_STATE_CHANGE)
      states.push((payload.data as { connectionState: ConnectionState }).connectionState);
  });
  Amplify.configure({
    API: {
      GraphQL: {
        endpoint: 'https://abc.appsync-api.us-east-1.amazonaws.com/graphql',
        region: 'us-east-1',
        defaultAuthMode: 'apiKey',
        apiKey: 'da2-x',
      },
    },
  });
  subscribe();
});
afterAll(() => {
  subscription.unsubscribe();
  stopListening();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a connection that is not acknowledged within 15 seconds counts as failed', async () => {
  await pass(0);
  expect(newest().sent).toEqual([{ type: 'connection_init' }]);
  await pass(14_999);
  expect(states.at(-1)).toBe('Connecting');
  expect(Socket.all).toHaveLength(1);
  await pass(1);
  expect(states.at(-1)).toBe('Disconnected');
});

test('it looks every 5 seconds; a keep-alive is missed after 65', async () => {
  Socket.answers = true;
  subscribe();
  await pass(1000);
  expect(states.at(-1)).toBe('Connected');
  newest().says({ type: 'ka' });
  const heard = Date.now();
  await until('ConnectedPendingKeepAlive');
  const missed = Date.now();
  expect(missed - heard).toBeGreaterThan(65_000);
  expect(missed - heard).toBeLessThanOrEqual(70_000);
  newest().says({ type: 'ka' });
  await until('Connected');
  expect(Date.now() - missed).toBe(5_000);
});
