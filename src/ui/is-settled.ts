/** Whether no picker of the form still waits for the answer to what was typed; otherwise focuses the first that does. */
export function isSettled(form: HTMLFormElement | null): boolean {
  const waiting = Array.from(form?.elements ?? []).find(
    (field) => field instanceof HTMLInputElement && field.validity.customError,
  );
  if (waiting instanceof HTMLElement) waiting.focus();
  return waiting === undefined;
}
