export interface Sight {
  /** For an invalid field: its border, or the focus ring over the border, must be red. */
  refused?: boolean;
}

/** Reasons why an element cannot be seen: outside the viewport, covered, low contrast. Runs in the page, so it may use no import. */
export function obstaclesOf(element: Element, { refused = false }: Sight = {}): string[] {
  const found: string[] = [];
  const box = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  if (box.width < 1 || box.height < 1) return ['no size'];
  if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
    const edges = [box.left, box.top, box.right, box.bottom].map(Math.round).join(', ');
    found.push(`outside the viewport: ${edges}`);
  }
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!element.contains(top)) found.push(`covered by ${top?.outerHTML.slice(0, 120) ?? 'nothing'}`);

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgb = (color: string): number[] => {
    if (!canvas) throw new Error('No canvas.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = rgb(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { opacity, visibility } = getComputedStyle(at);
    if (Number(opacity) < 1 || visibility !== 'visible')
      found.push(`opacity ${opacity}, ${visibility}`);
  }
  const texts = [element, ...element.querySelectorAll('*')].filter((part) =>
    [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  );
  for (const text of texts) {
    let ground: Element | null = text;
    while (ground && rgb(getComputedStyle(ground).backgroundColor)[3] !== 255)
      ground = ground.parentElement;
    const pair = [
      luminance(getComputedStyle(text).color),
      luminance(ground ? getComputedStyle(ground).backgroundColor : 'white'),
    ];
    const ratio = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
    if (ratio < 4.5) found.push(`contrast ${ratio.toFixed(1)} of «${text.textContent}»`);
  }
  if (refused) {
    let box: Element | null = element;
    while (box && getComputedStyle(box).borderTopWidth === '0px') box = box.parentElement;
    const style = getComputedStyle(box ?? element);
    const edge = style.outlineStyle === 'none' ? style.borderTopColor : style.outlineColor;
    const [r = 0, g = 0, b = 0] = rgb(edge);
    if (r - Math.max(g, b) < 80) found.push(`edge ${edge} of a refused field`);
  }
  return found;
}
