/**
 * Submits once every picker of the form has finished its search. If a picker found nothing, or the user types in it again, focuses that
 * picker instead.
 */
export async function submitOnceSettled(
  form: HTMLFormElement | null,
  submit: () => Promise<void>,
): Promise<void> {
  // A picker that begins to wait with the same key is marked once React has rendered it.
  await Promise.resolve();
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
