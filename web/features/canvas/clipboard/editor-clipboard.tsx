import { useEffect, useRef } from 'react';
import { useSession } from '../session/use-session.ts';
import { removeSelected } from '../shortcuts/editor-keys.ts';
import { isElsewhere } from '../shortcuts/use-editor-keys.ts';
import { useClipboard } from './use-clipboard.ts';

/** Copies, cuts and pastes layers by the system's clipboard; pastes pictures and words. Renders nothing. */
export function EditorClipboard() {
  const { editor } = useSession();
  const clipboard = useClipboard();
  const latest = useRef(clipboard);
  latest.current = clipboard;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (isElsewhere(event.target) || clipboardData === null || editor.state.isBusy) return;
      const files = [...clipboardData.files].filter((file) => file.type.startsWith('image/'));
      // Layers may come with a picture of them.
      if (latest.current.paste((type) => clipboardData.getData(type))) event.preventDefault();
      else if (latest.current.addForeign(files, clipboardData.getData('text/plain'))) event.preventDefault();
    };
    const onCopy = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (isElsewhere(event.target) || clipboardData === null || hasSelectedWords()) return;
      if (event.type === 'cut' && editor.state.isBusy) return;
      const copied = latest.current.copy();
      if (copied === null) return;
      for (const [type, text] of Object.entries(copied)) clipboardData.setData(type, text);
      event.preventDefault();
      if (event.type === 'cut') removeSelected(editor);
    };
    window.addEventListener('paste', onPaste);
    window.addEventListener('copy', onCopy);
    window.addEventListener('cut', onCopy);
    return () => {
      window.removeEventListener('paste', onPaste);
      window.removeEventListener('copy', onCopy);
      window.removeEventListener('cut', onCopy);
    };
  }, [editor]);
  return null;
}

/** Words of the page that are marked are copied as words. */
const hasSelectedWords = () => document.getSelection()?.isCollapsed === false;
