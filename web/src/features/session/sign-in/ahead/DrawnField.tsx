import { words } from '../../words.ts';
import styles from './DrawnSignIn.module.css';

interface Field {
  label: string;
  name: string;
  type: 'email' | 'password';
  autoComplete: string;
}

/** A field of Amplify's forms: its elements and classes. Its id is what was typed early is known by. */
export function DrawnField({ label, children, ...input }: Field & { children?: React.ReactNode }) {
  const id = `ahead-${input.name}`;
  return (
    <div
      className={`amplify-flex amplify-field amplify-textfield ${input.type === 'password' ? 'amplify-passwordfield' : ''}`}
    >
      <label className="amplify-label" htmlFor={id}>
        {label}
      </label>
      <div className="amplify-flex amplify-field-group amplify-field-group--horizontal">
        <div className="amplify-field-group__field-wrapper amplify-field-group__field-wrapper--horizontal">
          <input
            className="amplify-input amplify-field-group__control"
            id={id}
            autoCapitalize="off"
            {...input}
          />
        </div>
        {children}
      </div>
    </div>
  );
}

/** With the mark that shows a password, which waits. */
export const DrawnPassword = ({ label }: { label: string }) => (
  <DrawnField label={label} name="password" type="password" autoComplete="current-password">
    <div className="amplify-field-group__outer-end">
      <button
        className="amplify-button amplify-field-group__control amplify-field__show-password"
        type="button"
        aria-label={words.amplify.show}
        disabled
      >
        <span className={`amplify-icon ${styles.icon}`} aria-hidden="true">
          <svg width="24" height="24" viewBox="0 0 24 24" fill="none">
            <path
              d="M12 4C7 4 2.7 7.1 1 11.5 2.7 15.9 7 19 12 19s9.3-3.1 11-7.5C21.3 7.1 17 4 12 4Zm0 2c3.8 0 7.2 2.1 8.8 5.5C19.2 14.9 15.8 17 12 17s-7.2-2.1-8.8-5.5C4.8 8.1 8.2 6 12 6Zm0 1a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm0 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z"
              fill="currentColor"
              fillRule="evenodd"
            />
          </svg>
        </span>
      </button>
    </div>
  </DrawnField>
);
