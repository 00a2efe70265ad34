import { useState } from 'react';
import { CodeForm } from '../session/codes/CodeForm.tsx';
import { begin, type Begun } from './begin.ts';
import { callRights } from './rights-calls.ts';
import { words } from './words.ts';

interface Props {
  begun: Begun;
  onBegun: (begun: Begun) => void;
  onConfirmed: (token: string) => void;
  onCancel: () => void;
}

/**
 * Takes the code that makes a request one of the person whose address it is. Each code has a case number of its own, so that none is
 * told before one of them has become a case.
 */
export function Confirming({ begun, onBegun, onConfirmed, onCancel }: Props) {
  const { caseNumber, codeSentTo, asked } = begun;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      setRefused((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <CodeForm
      sentTo={codeSentTo}
      refused={refused}
      busy={busy}
      label={words.code.confirm}
      onCode={(code) =>
        void run(async () => onConfirmed((await callRights('confirm-request', { caseNumber, code })).token))
      }
      onResend={() => void run(async () => onBegun(await begin(asked)))}
      onCancel={onCancel}
    />
  );
}
