/** The first field that is wrong, in the order in which they are read and whatever kind each is. */
export const focusFirstFault = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
