import { words } from '../part-words.ts';

interface Props {
  error: { message: string } | null;
  /** What was typed still stands; or what does, in a sentence. */
  kept?: boolean | string;
}

/** What went wrong with the last try, said where it was made; nothing while all is well. */
export const Failed = ({ error, kept = false }: Props) =>
  error && (
    <p className="note" role="alert">
      {error.message}
      {kept && ` ${kept === true ? words.form.kept : kept}`}
    </p>
  );
