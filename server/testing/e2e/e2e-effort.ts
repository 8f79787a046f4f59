/**
 * Counts what a task costs its user. A click or a key press is one action, a choice in a native
 * select two (open and choose). Text fields and files are counted apart.
 */
import { expect, type Locator, type Page } from 'playwright/test';

type Cost = { actions: number; fields: number };

export class Effort {
  #cost: Cost = { actions: 0, fields: 0 };
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.#cost.actions += 1;
    await target.click();
  }

  /** A key or a chord, such as `Control+k`, on whatever has focus. */
  async press(key: string): Promise<void> {
    this.#cost.actions += 1;
    await this.#page.keyboard.press(key);
  }

  async choose(target: Locator, option: string | { label: string }): Promise<void> {
    this.#cost.actions += 2;
    await target.selectOption(option);
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.#cost.fields += 1;
    await target.fill(text);
  }

  /** Types into whatever has focus. */
  async type(text: string): Promise<void> {
    this.#cost.fields += 1;
    await this.#page.keyboard.type(text);
  }

  expectAtMost({ actions, fields = 0 }: { actions: number; fields?: number }): void {
    expect.soft(this.#cost.actions, 'clicks and keys').toBeLessThanOrEqual(actions);
    expect.soft(this.#cost.fields, 'fields and files').toBeLessThanOrEqual(fields);
  }
}
