import { Field } from '../../ui/Field.tsx';
import { accountOf, troubleOf } from './account-read.ts';
import { PlatformChoice } from './PlatformChoice.tsx';

interface Props {
  label: string;
  link: string;
  /** Chosen when the text is a bare handle. */
  platform: string;
  onChange: (change: { link?: string; platform?: string }) => void;
  hint?: string;
  /** Whether the form was sent with what stands here: what is missing is said then, not while somebody types. */
  tried?: boolean;
  /** What this form has against an account that can be read. */
  error?: string | undefined;
}

/** An account by its link, or by its handle and the platform; what was understood stands below. */
export function AccountField({ label, link, platform, onChange, hint, tried = false, error }: Props) {
  const read = accountOf(link, platform);
  return (
    <>
      <Field
        label={label}
        mono
        value={link}
        onChange={(next) => onChange({ link: next })}
        inputMode="url"
        autoComplete="off"
        hint={hint}
        error={troubleOf(read, tried) ?? error}
        read={
          read.state === 'read' && (
            <>
              {read.platformName}, <span className="handle">{read.account.handle}</span>
            </>
          )
        }
      />
      <PlatformChoice
        state={read.state}
        platform={platform}
        onChange={(next) => onChange({ platform: next })}
      />
    </>
  );
}
