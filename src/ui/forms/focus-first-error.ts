/** Moves the focus to the summary of a form's errors, else to its first wrong field, once React has painted them. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const found =
      form?.querySelector<HTMLElement>('[data-error-summary]') ??
      form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    found?.focus();
  });
}
