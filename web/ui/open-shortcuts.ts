import { create } from 'zustand';

/** Whether the sheet of keyboard shortcuts is open; menus open it, the shell shows it. */
export const useShortcutSheet = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function openShortcuts(): void {
  useShortcutSheet.setState({ isOpen: true });
}

export function closeShortcuts(): void {
  useShortcutSheet.setState({ isOpen: false });
}
