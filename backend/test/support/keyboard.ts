import type { Locator, Page } from 'playwright-core';
import { eventually } from './waiting';

/** What has the focus without showing it; empty when one can see where one is, or has come past the end of the page. */
const LOST = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return '';
  const name = element.outerHTML.slice(0, 150);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (there === null) return 'outside the window: ' + name;
  if (!(element.contains(there) || there.contains(element))) return 'hidden: ' + name + ' behind ' + there.outerHTML.slice(0, 150);
  const around = [element, element.parentElement, element.parentElement.parentElement];
  const isRinged = around.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (each !== element && /inset/.test(boxShadow));
  });
  const frame = element.parentElement.querySelector('fieldset');
  const isFramed = frame !== null && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2;
  // The parts of a date are the browser's own, with rings of theirs.
  return isRinged || isFramed || element.type === 'date' ? '' : 'without a ring: ' + name;
})()`;

const FARTHEST = 80;
const RING_MS = 10_000;

/** A person with a keyboard and no pointer. */
export class Keyboard {
  /** Where they could not see what had the focus. */
  readonly lost: string[] = [];

  constructor(private readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Goes from one thing to the next until this one has the focus. */
  async tabTo(goal: Locator): Promise<void> {
    await goal.first().waitFor();
    const focused = goal.and(this.page.locator(':focus'));
    for (let step = 0; step < FARTHEST; step += 1) {
      if ((await focused.count()) > 0) return;
      await this.press('Tab');
      await this.mind();
    }
    throw new Error(`not reached with ${FARTHEST} tabs: ${String(goal)}`);
  }

  /** Rings are drawn a moment after the focus has come. */
  private async mind(): Promise<void> {
    const look = (): Promise<string> => this.page.evaluate<string>(LOST);
    await eventually(look, (lost) => lost === '', RING_MS).catch(async () => this.lost.push(await look()));
  }

  /** Goes there and presses the space bar, as boxes and radio buttons need it. */
  async tick(goal: Locator): Promise<void> {
    await this.tabTo(goal);
    await this.press('Space');
  }

  /** Goes there and presses Enter. */
  async choose(goal: Locator): Promise<void> {
    await this.tabTo(goal);
    await this.press('Enter');
  }
}
