import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { GenerateTool } from '#contract/tools.ts';
import { type Draft, initialDraft, parseDraft, switchTool } from './draft.ts';

interface DraftStore {
  draft: Draft;
  change: (fields: Partial<Omit<Draft, 'tool'>>) => void;
  chooseTool: (tool: GenerateTool) => void;
}

/** The studio's form, kept in the browser. What was stored is read field by field, whichever version wrote it. */
export const useDraft = create<DraftStore>()(
  persist(
    (set) => ({
      draft: initialDraft,
      change: (fields) => set(({ draft }) => ({ draft: { ...draft, ...fields } })),
      chooseTool: (tool) => set(({ draft }) => ({ draft: switchTool(draft, tool) })),
    }),
    {
      name: 'adventure-studio-draft',
      version: 1,
      partialize: ({ draft }) => ({ draft }),
      migrate: (stored) => stored,
      merge: (stored, store) => ({
        ...store,
        draft: parseDraft(
          typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'draft') : null,
        ),
      }),
    },
  ),
);
