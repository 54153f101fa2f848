/**
 * Keeps the header of a table in a sideways scroller under the top bar while the page scrolls. Browsers where a box can scroll along one
 * axis alone (`overflow: auto clip`) do that by `position: sticky`; in others the header is moved on every scroll. Returns how to stop.
 */
export function stickHead(box: HTMLElement): () => void {
  const isSticky = getComputedStyle(box).overflowY === 'clip';
  box.dataset.head = isSticky ? 'sticky' : 'moved';
  if (isSticky) return () => undefined;
  const move = () =>
    box.style.setProperty('--box-top', `${Math.round(box.getBoundingClientRect().top)}px`);
  move();
  window.addEventListener('scroll', move, { passive: true });
  window.addEventListener('resize', move);
  return () => {
    window.removeEventListener('scroll', move);
    window.removeEventListener('resize', move);
  };
}
