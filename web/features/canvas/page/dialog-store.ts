import { create } from 'zustand';

/** What is open over the editor; one at a time. `unfinished` asks about a selection before an edit. */
export type EditorDialogName =
  | 'edit'
  | 'export'
  | 'designs'
  | 'shortcuts'
  | 'stickers'
  | 'templates'
  | 'tutorial'
  | 'unfinished'
  | 'upload';

interface DialogStore {
  dialog: EditorDialogName | null;
  show: (dialog: EditorDialogName) => void;
  close: () => void;
}

export const useEditorDialog = create<DialogStore>()((set) => ({
  dialog: null,
  show: (dialog) => set({ dialog }),
  close: () => set({ dialog: null }),
}));

export const showDialog = (dialog: EditorDialogName): void => useEditorDialog.getState().show(dialog);
export const closeDialog = (): void => useEditorDialog.getState().close();
