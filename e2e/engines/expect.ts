import { expect } from '@playwright/test';
import { expectTopCentre } from '../support/toasts';
import type { Page, Part } from './page';

/** Waits for `isChecked`, `hasFocus`, `count` and the like. */
export const expectState = (
  part: Part,
  state: Partial<Awaited<ReturnType<Part['look']>>>,
): Promise<void> => expect.poll(() => part.look(), { message: String(part) }).toMatchObject(state);

/** Waits until a person can see the element: in the viewport, on top, legible. */
export const expectSeen = (part: Part): Promise<void> => expectState(part, { obstacles: [] });

export const expectGone = (part: Part): Promise<void> => expectState(part, { count: 0 });

export const expectValue = (part: Part, value: string): Promise<void> =>
  expectState(part, { value });

export const expectText = (part: Part, text: string): Promise<void> =>
  expect
    .poll(async () => (await part.look()).text, { message: `text of ${String(part)}` })
    .toContain(text);

/** Expects a visible toast at the top centre. */
export async function expectToast(panel: Page, text: string): Promise<void> {
  const toast = panel.having('note', text);
  let box = { x: 0, y: 0, width: 0 };
  // Read obstacles and position in one call, because a toast closes after four seconds.
  const obstacles = async () => {
    const look = await toast.look();
    box = look.box ?? box;
    return look.obstacles;
  };
  await expect.poll(obstacles, { message: `the toast «${text}» is seen` }).toEqual([]);
  expectTopCentre(box, Number(await panel.evaluate('innerWidth')));
}
