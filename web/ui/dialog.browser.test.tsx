import { useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadCatalogues } from '#web/i18n/catalogue.ts';
import { press } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { Dialog } from './dialog.tsx';

const pressEscape = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );

/** Presses Escape whenever an input gets the focus, until the test ends: later files share the page. */
function pressEscapeInInputs(): void {
  const listen = (event: FocusEvent) => {
    if (event.target instanceof HTMLInputElement) pressEscape();
  };
  addEventListener('focusin', listen);
  onTestFinished(() => removeEventListener('focusin', listen));
}

async function show(): Promise<() => void> {
  await loadCatalogues('en');
  const onClose = vi.fn();
  await render(
    <Dialog title="Rename" onClose={onClose}>
      <input aria-label="Name" data-autofocus />
    </Dialog>,
  );
  return onClose;
}

test('a dialog closes on Escape, once', async () => {
  const onClose = await show();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog closes on an Escape that comes with the focus', async () => {
  pressEscapeInInputs();
  const onClose = await show();
  await expect.element(page.getByRole('textbox')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog over another closes on an Escape that comes with the focus, alone', async () => {
  await loadCatalogues('en');
  const onCloseBelow = vi.fn();
  const onClose = vi.fn();
  function Both() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Dialog title="Delete" onClose={onCloseBelow}>
          <button type="button" onClick={() => setOpen(true)}>
            Go on
          </button>
        </Dialog>
        {isOpen && (
          <Dialog title="Confirm" onClose={onClose}>
            <input aria-label="Password" data-autofocus />
          </Dialog>
        )}
      </>
    );
  }
  await render(<Both />);
  await expect.element(page.getByRole('button', { name: 'Go on' })).toBeInTheDocument();
  pressEscapeInInputs();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByRole('textbox')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onCloseBelow).not.toHaveBeenCalled();
});
