import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keptHere } from '../features/compare/kept-here.ts';
import { isComparisonUnsaved } from '../features/compare/offer/unsaved.ts';
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
  const [asked, setAsked] = useState<{ page: string; text: string }>();
  const close = () => setAsked(undefined);
  const out = async () => {
    close();
    if (!(await leave(queries))) await navigate('/');
  };
  return {
    signOut: () => {
      const typedAt = pageOfDraft();
      const kept = keptHere(Date.now());
      const isCompared = isComparisonUnsaved();
      const page = typedAt ?? (kept ? OF_KEPT : isCompared ? '/compare' : undefined);
      if (page === undefined) return void out();
      const text = typedAt ? unsaved.both : unsaved.compared;
      setAsked({ page, text: kept?.snapshot || isCompared ? text : unsaved.text });
    },
    question: asked && (
      <Dialog title={unsaved.title} onClose={close}>
        <p className="prose">{asked.text}</p>
        <p className="actions">
          <button
            type="button"
            className="button primary"
            onClick={() => {
              close();
              void navigate(asked.page);
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
