/** Groups of choices say themselves what is wrong with them, and their first choice takes the focus. */
const WRONG = '[aria-invalid="true"]:is(input, textarea), [aria-invalid="true"] input';

/** Takes the keyboard to the first field that has a problem. */
export function focusFirstProblem(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(WRONG);
  wrong?.closest('details')?.setAttribute('open', '');
  wrong?.focus();
}
