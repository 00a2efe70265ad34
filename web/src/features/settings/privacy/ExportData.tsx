import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFocusKept } from '../../../lib/use-focus-kept.ts';
import { toast } from '../../../ui/Toast.tsx';
import { useOneAtATime } from '../one-at-a-time.ts';
import { download, exportText, wholeExport } from '../../account/export-data.ts';

/** Everything stored about the person, as a file. */
export function ExportData() {
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const once = useOneAtATime();
  const get = useMutation({
    mutationFn: () => wholeExport(),
    onSuccess: (data) => {
      download(`countersign-${data.exportedAt.slice(0, 10)}.json`, exportText(data));
      toast('The file is in your downloads.');
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
          {get.isPending ? 'Collecting' : 'Download my data'}
        </button>
      </p>
    </div>
  );
}
