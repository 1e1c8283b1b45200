import { create } from 'zustand';

/** Which selection's prompt was closed: another one has a prompt again. */
export const useClosedPrompt = create<{
  version: number | null;
  close: (version: number | null) => void;
}>()((set) => ({ version: null, close: (version) => set({ version }) }));
