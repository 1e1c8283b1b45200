/** Gives the focus to a picture's tile, where it is on the page; the viewer and the menus return it there. */
export function focusTile(imageId: string): void {
  document.querySelector<HTMLElement>(`[data-image="${CSS.escape(imageId)}"]`)?.focus();
}
