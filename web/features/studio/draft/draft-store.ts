import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { GenerateTool, Tool } from '#contract/tools.ts';
import { tellPage } from '#web/api/browser-events.ts';
import { quietStorage } from '#web/api/records/quiet-storage.ts';
import type { Draft, DraftFields } from './draft.ts';
import {
  changeDraft,
  chooseTool,
  chosenTool,
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
  chooseTool: (tool: Tool) => void;
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
      storage: quietStorage(),
      version: 2,
      partialize: ({ drafts }) => ({ drafts }),
      migrate: (stored) => stored,
      merge: (stored, store) => ({ ...store, drafts: parseDrafts(stored) }),
    },
  ),
);

useDrafts.subscribe((now, before) => {
  const variant = chosenTool(now.drafts);
  if (variant !== chosenTool(before.drafts)) tellPage('variantChanged', { variant });
});

/** The tool that is on screen. */
export function useTool(): Tool {
  return useDrafts(({ drafts }) => chosenTool(drafts));
}

/** The form of the chosen tool. */
export function useDraft(): Draft {
  return useDrafts(({ drafts }) => currentDraft(drafts));
}

/** The form of the chosen tool at this moment, for who acts on a press. */
export function draftNow(): Draft {
  return currentDraft(useDrafts.getState().drafts);
}
