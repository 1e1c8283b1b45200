import { useEffect, useRef } from 'react';
import { useSession } from '../session/use-session.ts';
import { removeSelected } from '../shortcuts/editor-keys.ts';
import { isElsewhere } from '../shortcuts/use-editor-keys.ts';
import { useClipboard } from './use-clipboard.ts';

/**
 * Copies, cuts and pastes layers by the system's clipboard; pastes pictures and words; takes dropped files.
 * Renders nothing.
 */
export function EditorClipboard() {
  const { editor } = useSession();
  const clipboard = useClipboard();
  const latest = useRef(clipboard);
  latest.current = clipboard;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (isElsewhere(event.target) || clipboardData === null || editor.state.isBusy) return;
      const files = [...clipboardData.files];
      const pictures = files.filter((file) => file.type.startsWith('image/'));
      // Layers may come with a picture of them.
      if (latest.current.paste((type) => clipboardData.getData(type))) event.preventDefault();
      else if (latest.current.addForeign(pictures, clipboardData.getData('text/plain')))
        event.preventDefault();
      else if (files.length > 0) void latest.current.addFiles(files);
    };
    // A file that nothing takes would open in place of the editor.
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      if (!editor.state.isBusy && !isElsewhere(event.target)) void latest.current.addFiles(files);
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
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('paste', onPaste);
      window.removeEventListener('copy', onCopy);
      window.removeEventListener('cut', onCopy);
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, [editor]);
  return null;
}

/** Words of the page that are marked are copied as words. */
const hasSelectedWords = () => document.getSelection()?.isCollapsed === false;
