/** Between the field and what floats beside it, in px. */
const GAP = 8;
/** What a list at its longest takes, in px. */
const LONGEST = 274;

/**
 * Keeps an element that floats over the page below a field, or above it where there is more room for a list, and as wide as the field, until
 * the returned function is called. It goes along where the page moves, and is hidden while the field is out of view. Its `--room` is the
 * height it may take.
 */
export function placeBeside(field: HTMLElement, { style }: HTMLElement): () => void {
  let isAbove = false;

  function follow() {
    const { left, top, bottom, width } = field.getBoundingClientRect();
    style.left = `${left + window.scrollX}px`;
    style.top = `${(isAbove ? top - GAP : bottom + GAP) + window.scrollY}px`;
    style.width = `${width}px`;
  }

  /** Not while the page is scrolled: what somebody looks at stays on its side. */
  function chooseSide() {
    const { top, bottom } = field.getBoundingClientRect();
    // Without the keyboard of a phone.
    const view = window.visualViewport?.height ?? window.innerHeight;
    const below = view - bottom - GAP;
    const above = top - GAP;
    isAbove = below < LONGEST && above > below;
    style.translate = isAbove ? '0 -100%' : '';
    style.setProperty('--room', `${isAbove ? above : below}px`);
    follow();
  }

  chooseSide();
  // What stands above the field may grow, and moves it without a scroll.
  const sizes = new ResizeObserver(follow);
  for (const moving of [field, field.closest('form'), document.body]) {
    if (moving) sizes.observe(moving);
  }
  const views = new IntersectionObserver(([place]) => {
    style.display = place?.isIntersecting === false ? 'none' : '';
  });
  views.observe(field);
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', follow, { signal, capture: true, passive: true });
  window.addEventListener('resize', chooseSide, { signal });
  window.visualViewport?.addEventListener('resize', chooseSide, { signal });
  return () => {
    listening.abort();
    sizes.disconnect();
    views.disconnect();
  };
}
