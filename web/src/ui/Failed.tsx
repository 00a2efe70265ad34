/** What went wrong with the last try, said where it was made; nothing while all is well. `kept`: what was typed still stands. */
export const Failed = ({ error, kept = false }: { error: { message: string } | null; kept?: boolean }) =>
  error && (
    <p className="note" role="alert">
      {error.message}
      {kept && ' What you typed is still here.'}
    </p>
  );
