import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

// The controls of the studio's form, for tests.

export const promptField = page.getByRole('textbox', { name: 'Prompt' });
export const generateButton = page.getByRole('button', { name: /^Generate/ });
export const toolNamed = (name: string | RegExp) => page.getByRole('radio', { name });
/** The heading of a studio without pictures. */
export const firstVisit = page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' });

/** Writes a prompt and presses Generate. */
export async function pressGenerate(prompt: string): Promise<void> {
  await promptField.fill(prompt);
  await generateButton.click();
}

/** Waits until the page shows this coin balance. */
export async function expectCoins(coins: number): Promise<void> {
  await expect.element(page.getByText(`${coins}`, { exact: true }).first()).toBeVisible();
}

/** An error message about the last submission or file. */
export function alertWith(text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}
