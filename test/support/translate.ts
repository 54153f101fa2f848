/** Does to a page what the translator of a browser does: each text node is replaced by another, in elements of the translator's own. */
export function translate(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.append(text.data);
    text.replaceWith(font);
  }
}
