import { useEffect } from 'react';
import { isTyping } from '../toolbar/is-typing.ts';
import { useSelection } from './selection-store.ts';

/**
 * Ctrl or Cmd with A selects all, Escape ends the selection; neither while the user types or a dialog is
 * open.
 */
export function useSelectionKeys(selectAll: () => void, isDialogOpen: boolean): void {
  useEffect(() => {
    if (isDialogOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === 'Escape' && useSelection.getState().isOn) {
        event.preventDefault();
        useSelection.getState().end();
      }
      const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
      if (!isAll || event.shiftKey || event.altKey) return;
      event.preventDefault();
      selectAll();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [selectAll, isDialogOpen]);
}
