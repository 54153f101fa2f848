import { headOf } from '@/lib/values/shorten';

/** More letters than six lines hold at full width. */
const ROOM = 1200;
/** A line break counts as this many letters: a text with twelve of them is cut, however short its lines. */
const BREAK = 100;

/** `end` in UTF-16 units. `room` is negative if the text is cut. */
function reach(text: string, before: number): { end: number; room: number } {
  let room = before;
  for (let end = 0; end < text.length; end += 1) {
    room -= text[end] === '\n' ? BREAK : 1;
    if (room < 0) return { end: headOf(text, end).length, room };
  }
  return { end: text.length, room };
}

/** Enough text for at least six lines, so that a long one is not laid out whole. */
export const cutText = (text: string): string => text.slice(0, reach(text, ROOM).end);

/** Cuts like `cutText`. Returns whether it removed anything. */
export function cutNodes(content: Node): boolean {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let room = ROOM;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const read =
      node instanceof Text
        ? reach(node.data, room)
        : { end: 0, room: room - (node.nodeName === 'BR' ? BREAK : 1) };
    room = read.room;
    if (room >= 0) continue;
    const rest = document.createRange();
    rest.setStart(node, read.end);
    rest.setEnd(content, content.childNodes.length);
    rest.deleteContents();
    return true;
  }
  return false;
}
