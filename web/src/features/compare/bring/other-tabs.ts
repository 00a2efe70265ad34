import { isEmpty, type Draft } from '../side.ts';

const CHANNEL = 'countersign.compare';
/** So long (ms) another tab has to answer. */
const PATIENCE = 300;

/** Answers a tab of this browser that asks what stands in the form here. Gives what stops it. */
export function answerOtherTabs(draft: () => Draft): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'ask' && !isEmpty(draft())) channel.postMessage(draft());
  };
  return () => channel.close();
}

/**
 * What stands in the form of another tab: each bookmark opens one of its own, and the second profile belongs beside the first.
 * Nothing of it is stored.
 */
export function draftElsewhere(): Promise<Draft | undefined> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(undefined);
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    const done = (draft?: Draft) => {
      clearTimeout(timer);
      channel.close();
      resolve(draft);
    };
    const timer = setTimeout(done, PATIENCE);
    channel.onmessage = ({ data }: MessageEvent<Draft | 'ask'>) => data !== 'ask' && done(data);
    channel.postMessage('ask');
  });
}
