import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { GenerateTool } from '#contract/tools.ts';
import type { Draft, DraftFields } from './draft.ts';
import {
  changeDraft,
  chooseTool,
  currentDraft,
  type Drafts,
  initialDrafts,
  parseDrafts,
  putDraft,
  takePromptTo,
} from './drafts.ts';

interface DraftStore {
  drafts: Drafts;
  /** Changes the form of the chosen tool. */
  change: (fields: DraftFields) => void;
  chooseTool: (tool: GenerateTool) => void;
  /** Chooses a tool and writes there what is written here. */
  takePromptTo: (tool: GenerateTool) => void;
  /** Fills the form of a draft's tool with it, and chooses the tool. */
  load: (draft: Draft) => void;
}

/** The studio's forms, kept in the browser. What was stored is read field by field, whichever version wrote it. */
export const useDrafts = create<DraftStore>()(
  persist(
    (set) => ({
      drafts: initialDrafts,
      change: (fields) => set(({ drafts }) => ({ drafts: changeDraft(drafts, fields) })),
      chooseTool: (tool) => set(({ drafts }) => ({ drafts: chooseTool(drafts, tool) })),
      takePromptTo: (tool) => set(({ drafts }) => ({ drafts: takePromptTo(drafts, tool) })),
      load: (draft) => set(({ drafts }) => ({ drafts: putDraft(drafts, draft) })),
    }),
    {
      name: 'adventure-studio-draft',
      version: 2,
      partialize: ({ drafts }) => ({ drafts }),
      migrate: (stored) => stored,
      merge: (stored, store) => ({ ...store, drafts: parseDrafts(stored) }),
    },
  ),
);

/** The form of the chosen tool. */
export function useDraft(): Draft {
  return useDrafts(({ drafts }) => currentDraft(drafts));
}

/** The form of the chosen tool at this moment, for who acts on a press. */
export function draftNow(): Draft {
  return currentDraft(useDrafts.getState().drafts);
}
