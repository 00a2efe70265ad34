import { createHash } from 'node:crypto';
import type { Space } from '../host/durable.ts';

export interface QueueSettings {
  name: string;
  arn: string;
  visibilitySeconds: number;
  retentionSeconds: number;
  delaySeconds: number;
  /** After this many receipts without a delete a message moves to the other queue. */
  redrive?: { queueArn: string; maxReceiveCount: number };
}

export interface StoredMessage {
  messageId: string;
  body: string;
  messageAttributes: Record<string, unknown>;
  /** ms since 1970 */
  sentAt: number;
  visibleAt: number;
  receiveCount: number;
  firstReceivedAt?: number;
  /** Of the newest receipt only: an older one no longer deletes. */
  receiptHandle?: string;
}

export interface Outgoing {
  body: string;
  messageAttributes?: Record<string, unknown>;
  delaySeconds?: number;
}

export interface Queue {
  settings: QueueSettings;
  /** Resolves once the message is kept. */
  send(message: Outgoing): Promise<StoredMessage>;
  /** At most `max` visible messages, oldest first, hidden from others for `visibilitySeconds`. */
  receive(max: number, visibilitySeconds?: number): Promise<StoredMessage[]>;
  /** False when the handle is not (or no longer) that of a message in work. */
  delete(receiptHandle: string): Promise<boolean>;
  changeVisibility(receiptHandle: string, seconds: number): Promise<boolean>;
  /** Moves a message over as it is, its age included. */
  accept(message: StoredMessage): Promise<void>;
  counts(): { visible: number; inWork: number; delayed: number };
  /** When the next message can be received, ms since 1970; undefined when there is none. */
  nextAt(): number | undefined;
  /** Called after a message came in. */
  onArrival(listener: () => void): void;
}

export interface QueueOptions {
  settings: QueueSettings;
  space: Space<StoredMessage>;
  /** The queue of a redrive policy. */
  queueOf: (arn: string) => Queue | undefined;
  now: () => number;
  newId: () => string;
}

/**
 * A standard queue: at least once, roughly in order, kept on disk. Messages that were in work when the process ended are
 * visible again at once, because here their consumers ended with it.
 */
export async function openQueue({ settings, space, queueOf, now, newId }: QueueOptions): Promise<Queue> {
  const messages = new Map<string, StoredMessage>();
  for (const [, message] of await space.entries()) {
    const visibleAt = message.receiveCount > 0 ? Math.min(message.visibleAt, now()) : message.visibleAt;
    messages.set(message.messageId, { ...message, visibleAt });
  }
  const listeners: (() => void)[] = [];

  const keep = async (message: StoredMessage) => {
    messages.set(message.messageId, message);
    await space.put(message.messageId, message);
  };
  const drop = async ({ messageId }: StoredMessage) => {
    messages.delete(messageId);
    await space.delete(messageId);
  };
  const inWork = (receiptHandle: string) =>
    [...messages.values()].find((message) => message.receiptHandle === receiptHandle);
  const waiting = () =>
    [...messages.values()].sort((a, b) => a.visibleAt - b.visibleAt || a.sentAt - b.sentAt);

  const queue: Queue = {
    settings,
    async send({ body, messageAttributes = {}, delaySeconds = settings.delaySeconds }) {
      const sentAt = now();
      const message = {
        messageId: newId(),
        body,
        messageAttributes,
        sentAt,
        visibleAt: sentAt + delaySeconds * 1000,
        receiveCount: 0,
      };
      await queue.accept(message);
      return message;
    },
    async accept(message) {
      await keep(message);
      listeners.forEach((tell) => tell());
    },
    async receive(max, visibilitySeconds = settings.visibilitySeconds) {
      const received: StoredMessage[] = [];
      for (const message of waiting()) {
        if (received.length === max || message.visibleAt > now()) break;
        if (message.sentAt + settings.retentionSeconds * 1000 <= now()) {
          await drop(message);
          continue;
        }
        if (settings.redrive && message.receiveCount >= settings.redrive.maxReceiveCount) {
          // Claimed before the first wait, so that a second receiver does not move it as well.
          messages.delete(message.messageId);
          await queueOf(settings.redrive.queueArn)?.accept({
            ...message,
            receiptHandle: undefined,
            visibleAt: now(),
          });
          await drop(message);
          continue;
        }
        const claimed = {
          ...message,
          visibleAt: now() + visibilitySeconds * 1000,
          receiveCount: message.receiveCount + 1,
          firstReceivedAt: message.firstReceivedAt ?? now(),
          receiptHandle: newId(),
        };
        messages.set(claimed.messageId, claimed);
        received.push(claimed);
      }
      await Promise.all(received.map((message) => space.put(message.messageId, message)));
      return received;
    },
    async delete(receiptHandle) {
      const message = inWork(receiptHandle);
      if (message) await drop(message);
      return message !== undefined;
    },
    async changeVisibility(receiptHandle, seconds) {
      const message = inWork(receiptHandle);
      if (!message || message.visibleAt <= now()) return false;
      await keep({ ...message, visibleAt: now() + seconds * 1000 });
      listeners.forEach((tell) => tell());
      return true;
    },
    counts() {
      const all = [...messages.values()];
      const visible = all.filter((message) => message.visibleAt <= now()).length;
      const delayed = all.filter((message) => message.visibleAt > now() && message.receiveCount === 0).length;
      return { visible, delayed, inWork: all.length - visible - delayed };
    },
    nextAt: () => waiting()[0]?.visibleAt,
    onArrival: (listener) => void listeners.push(listener),
  };
  return queue;
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
