import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { accountContract } from '#domain/contract/account';
import { call } from '../../../lib/api/rest.ts';
import { downloadFrom } from '../../../lib/download.ts';
import { useFocusKept } from '../../../lib/focus/use-focus-kept.ts';
import { toast } from '../../../ui/Toast.tsx';
import { useOneAtATime } from '../one-at-a-time.ts';
import { words } from './words.ts';

const said = words.export;

/** Everything stored about the person, as a file. */
export function ExportData() {
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const once = useOneAtATime();
  const get = useMutation({
    mutationFn: () => call('user', accountContract.export, {}),
    onSuccess: ({ url }) => {
      downloadFrom(url);
      toast(said.started);
    },
  });
  return (
    <div ref={box}>
      {get.error && (
        <p className="note" role="alert">
          {get.error.message}
        </p>
      )}
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={get.isPending}
          onClick={() => once(() => get.mutateAsync())}
        >
          {get.isPending ? said.busy : said.get}
        </button>
      </p>
    </div>
  );
}
