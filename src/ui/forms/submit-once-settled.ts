/**
 * Submits once no picker of the form searches for what was typed. Where one found nothing, or is typed in again, that one gets the focus
 * instead.
 */
export async function submitOnceSettled(
  form: HTMLFormElement | null,
  submit: () => Promise<void>,
): Promise<void> {
  const searching = Array.from(form?.elements ?? []).filter(
    (field) => field instanceof HTMLInputElement && field.validity.customError,
  );
  await Promise.all(
    searching.map(
      (field) =>
        new Promise((resolve) => field.addEventListener('settled', resolve, { once: true })),
    ),
  );
  const unsettled = searching.find(
    (field) =>
      field.getAttribute('aria-invalid') === 'true' ||
      field.getAttribute('aria-expanded') === 'true',
  );
  if (unsettled instanceof HTMLElement) unsettled.focus();
  else await submit();
}
