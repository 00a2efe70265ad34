/** The first field that is wrong, in the order in which they are read and whatever kind each is. False: none is marked. */
export function focusFirstFault(form: HTMLFormElement | null): boolean {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  fault?.focus();
  return !!fault;
}
