import { useEffect } from 'react';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { openShortcuts, useShortcutSheet } from '#web/ui/open-shortcuts.ts';

const ShortcutSheet = deferredPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

/** Opens the sheet of shortcuts on `?`, except where it is typed. */
export function Shortcuts() {
  const isOpen = useShortcutSheet((sheet) => sheet.isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]'))
        return;
      event.preventDefault();
      openShortcuts();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return isOpen ? <ShortcutSheet /> : null;
}
