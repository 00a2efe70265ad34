import { Field } from '../../ui/form/Field.tsx';
import { accountOf, troubleOf } from './account-read.ts';
import { PlatformChoice } from './PlatformChoice.tsx';

interface Account {
  link: string;
  /** Chosen when the text is a bare handle. */
  platform: string;
}

interface Props {
  label: string;
  hint?: string;
  form: {
    values: Account;
    type: (part: Partial<Account>) => void;
    /** What this form has against an account that can be read stands here as well. */
    faults: { link?: string | undefined };
  };
}

/** An account by its link, or by its handle and the platform; what was understood stands below. */
export function AccountField({ label, hint, form }: Props) {
  const { link, platform } = form.values;
  const read = accountOf(link, platform);
  return (
    <>
      <Field
        label={label}
        mono
        value={link}
        onChange={(next) => form.type({ link: next })}
        inputMode="url"
        autoComplete="off"
        hint={hint}
        error={troubleOf(read, false) ?? form.faults.link}
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
        onChange={(next) => form.type({ platform: next })}
      />
    </>
  );
}
