import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadCatalogues } from '#web/i18n/catalogue.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { dismissToast, showToast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A page of two buttons with a toast, and the focus on the second. */
async function showPage(): Promise<string> {
  await loadCatalogues('en');
  await render(
    <>
      <button type="button">First</button>
      <button type="button">Last</button>
      <Toaster />
    </>,
  );
  const id = showToast({ title: 'Moved', action: { label: 'Undo', onPress: () => {} } });
  await expect.element(button('Undo')).toBeVisible();
  button('Last').element().focus();
  return id;
}

test('Tab goes through an open toast and leaves it', async () => {
  const id = await showPage();
  await userEvent.tab();
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Close')).toHaveFocus();
  // Beyond the last stop the page begins again.
  button('First').element().focus();
  await expect.element(button('First')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Last')).toHaveFocus();
  dismissToast(id);
});

test('Shift+Tab leaves an open toast', async () => {
  const id = await showPage();
  await userEvent.tab();
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('Last')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('First')).toHaveFocus();
  dismissToast(id);
});

test('a toast that is closed by the keyboard gives the focus back', async () => {
  await showPage();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('Close')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Close')).not.toBeInTheDocument();
  await expect.element(button('Last')).toHaveFocus();
});
