import { NBSP } from '@/domain/clean';

/** Text before and after the replaced character stays selected as it was. */
function replace(text: Text, at: number, by: string) {
  text.insertData(at, by);
  text.deleteData(at + 1, 1);
}

/** Spreadsheets read an amount with a non-breaking space as text. Browsers replace it in plain text only, and serialize the HTML after this event. */
export function copyOrdinarySpaces() {
  document.addEventListener('copy', () => {
    const selection = document.getSelection();
    if (!selection || selection.isCollapsed) return;
    const { commonAncestorContainer: root } = selection.getRangeAt(0);
    const texts = document.createTreeWalker(root.parentNode ?? root, NodeFilter.SHOW_TEXT);
    const replaced: [Text, number][] = [];
    for (let text; (text = texts.nextNode()) instanceof Text;) {
      for (let at; (at = text.data.indexOf(NBSP)) !== -1;) {
        replace(text, at, ' ');
        replaced.push([text, at]);
      }
    }
    setTimeout(() => {
      for (const [text, at] of replaced) if (text.data[at] === ' ') replace(text, at, NBSP);
    });
  });
}
