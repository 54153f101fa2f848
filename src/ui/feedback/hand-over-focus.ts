/** A ref: an element that unmounts with the focus inside passes it to its bar, its dialog or the page's title. */
export const handOverFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const next =
    element.closest('[role="dialog"], [role="group"][tabindex]') ??
    document.querySelector('[data-page-title]');
  if (next instanceof HTMLElement) next.focus();
};
