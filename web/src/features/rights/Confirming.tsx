import { useState } from 'react';
import { CodeForm } from '../session/codes/CodeForm.tsx';
import { callRights } from './rights-calls.ts';
import { words } from './words.ts';

/** A request whose code is on its way. */
export interface Begun {
  caseNumber: string;
  codeSentTo: string;
  /** The same request once more, with another code. */
  again: () => Promise<{ caseNumber: string; codeSentTo: string }>;
}

interface Props {
  begun: Begun;
  onBegun: (begun: Begun) => void;
  onConfirmed: (token: string) => void;
  onCancel: () => void;
}

/** Takes the code that makes a request one of the person whose address it is. */
export function Confirming({ begun, onBegun, onConfirmed, onCancel }: Props) {
  const { caseNumber, codeSentTo, again } = begun;
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
    <div className="stack">
      <p className="small">{words.code.number(caseNumber)}</p>
      <CodeForm
        sentTo={codeSentTo}
        refused={refused}
        busy={busy}
        label={words.code.confirm}
        onCode={(code) =>
          void run(async () => onConfirmed((await callRights('confirm-request', { caseNumber, code })).token))
        }
        onResend={() => void run(async () => onBegun({ ...(await again()), again }))}
        onCancel={onCancel}
      />
    </div>
  );
}
