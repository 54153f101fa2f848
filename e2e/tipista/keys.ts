import type { Locator, Page } from '@playwright/test';
import type { Entry } from './habits';
import { placeOf, type List } from './oracle';

/** A keyboard, and sometimes a mouse, that records its input. */
export class Keys {
  readonly typed: string[] = [];

  constructor(
    private readonly page: Page,
    /** Milliseconds per key. */
    private readonly pace: number,
  ) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.typed.push(`{${key}}`);
      await this.page.keyboard.press(key, { delay: this.pace });
    }
  }

  async type(text: string): Promise<void> {
    this.typed.push(text);
    await this.page.keyboard.type(text, { delay: this.pace });
  }

  async click(name: string, element: Locator): Promise<void> {
    this.typed.push(`{click ${name}}`);
    await element.click();
  }

  /** Waits for an open list that belongs to the typed text. */
  answered(): Promise<void> {
    return this.page
      .locator('[role=listbox]:not([data-stale])')
      .getByRole('option')
      .first()
      .waitFor();
  }

  /** Enters a text in the focused picker, and moves to the next field. `meanwhile` runs before the chosen row is taken. */
  async enter(
    entry: Entry,
    list: List,
    next: Locator,
    meanwhile = () => Promise.resolve(),
  ): Promise<void> {
    const { text, way } = entry;
    const place = placeOf(entry, list);
    if (way === 'paste') {
      this.typed.push(`{paste ${text}}`);
      await this.page.keyboard.insertText(text);
    } else if (way === 'typo') {
      await this.type(`${text.slice(0, 3)}xq`);
      await this.press('Backspace', 'Backspace');
      await this.type(text.slice(3));
    } else if (way === 'stop') {
      const stop = text.indexOf(' ') + 1 || 3;
      await this.type(text.slice(0, stop));
      await this.press('Escape');
      await this.type(text.slice(stop));
    } else {
      if (way === 'back') {
        await this.type(entry.before);
        await this.press('Tab', 'Shift+Tab');
      }
      await this.type(text);
      if (way === 'undo') {
        await this.press('Tab', 'Shift+Tab');
        await this.type(entry.before);
        await this.press('Escape');
      }
    }
    if (way === 'enter') await this.press('Enter');
    else if (way === 'enterTwice') await this.press('Enter', 'Enter');
    else if (way === 'escape') await this.press('Escape', 'Tab');
    else if (way === 'elsewhere') await this.click('the next field', next);
    else if (way === 'asIs') {
      await this.press('ArrowUp');
      await meanwhile();
      await this.press('Enter');
    } else if (way === 'new') {
      await this.press('ArrowUp', 'ArrowUp', 'Enter');
    } else if (place === null) await this.press('Tab');
    else {
      await this.answered();
      if (way === 'click') {
        await this.click(`option ${place}`, this.page.getByRole('option').nth(place));
        await this.press('Tab');
      } else {
        // If several rows have the name, none is highlighted yet.
        const downs = list.exact > 1 ? place + 1 : place;
        await this.press(...Array.from({ length: downs }, () => 'ArrowDown'), 'Enter');
      }
    }
  }
}
