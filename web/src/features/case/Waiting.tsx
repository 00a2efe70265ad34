import { useOnline } from '../../lib/use-online.ts';
import { words } from './words.ts';

/** While something is being sent and the connection is gone: it goes by itself. */
export function Waiting({ sending }: { sending: boolean }) {
  const online = useOnline();
  return (
    <p className="small quiet" role="status">
      {sending && !online && words.waiting}
    </p>
  );
}
