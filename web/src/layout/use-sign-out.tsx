import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keptHere } from '../features/compare/kept-here.ts';
import { leave } from '../features/session/leave.ts';
import { pageOfDraft } from '../lib/form/kept-draft.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { words as said } from './bar-words.ts';

const { unsaved } = said;

const OF_KEPT = '/cases/new';

/** Signs out, which clears this browser; where something was typed, or compared, and not saved, only after a `question`. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [page, setPage] = useState<string>();
  const close = () => setPage(undefined);
  const out = async () => {
    close();
    if (!(await leave(queries))) await navigate('/');
  };
  return {
    signOut: () => {
      const waitsAt = pageOfDraft() ?? (keptHere(Date.now()) && OF_KEPT);
      if (waitsAt === undefined) void out();
      else setPage(waitsAt);
    },
    question: page !== undefined && (
      <Dialog title={unsaved.title} onClose={close}>
        <p className="prose">{page === OF_KEPT ? unsaved.compared : unsaved.text}</p>
        <p className="actions">
          <button
            type="button"
            className="button primary"
            onClick={() => {
              close();
              void navigate(page);
            }}
          >
            {unsaved.back}
          </button>
          <button type="button" className="button plain" onClick={() => void out()}>
            {unsaved.out}
          </button>
        </p>
      </Dialog>
    ),
  };
}
