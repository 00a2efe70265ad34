import { sourceName, type SourceState } from '#domain/operations/operations';
import { toast } from '../../../ui/Toast.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { usePauseSource } from './api.ts';
import { words } from './words.ts';

const said = words.dialog;

interface Props {
  state: SourceState;
  onClose: () => void;
}

/** Switches a source off for everybody, or on again, and asks why: the reason is kept for the other operators. */
export function PauseDialog({ state: { source, paused }, onClose }: Props) {
  const change = usePauseSource();
  const name = sourceName(source);
  const { title, does, button, done } = paused ? said.resume : said.pause;
  const pause = async (reason: string) => {
    await change.mutateAsync({ source, paused: !paused, reason });
    toast(done(name));
    onClose();
  };
  return (
    <ReasonDialog
      said={{ ...said, title: title(name), button }}
      draft={`source-${paused ? 'on' : 'off'}-${source}`}
      onReason={pause}
      onClose={onClose}
    >
      {does}
    </ReasonDialog>
  );
}
