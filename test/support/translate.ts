/** Replaces each text node by elements of its own, as a browser's page translator does. */
export function translate(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    // oxlint-disable-next-line typescript/no-deprecated -- the element that translators use
    const font = document.createElement('font');
    font.append(font.cloneNode());
    font.firstElementChild!.append(text.data);
    text.replaceWith(font);
  }
}
