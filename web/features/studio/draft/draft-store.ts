import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { GenerateTool, StudioTool } from '#contract/tools.ts';
import { dispatchPageEvent } from '#web/api/browser-events.ts';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';
import type { Draft, DraftFields } from './draft.ts';
import {
  carryPrompt,
  changeDraft,
  chooseTool,
  chosenTool,
  copyPromptTo,
  currentDraft,
  type Drafts,
  initialDrafts,
  parseDrafts,
  putDraft,
} from './drafts.ts';

interface DraftStore {
  drafts: Drafts;
  /** Changes the form of the chosen tool. */
  change: (fields: DraftFields) => void;
  chooseTool: (tool: StudioTool) => void;
  /** Fills in a prompt of the Upscaler, unless the user set another one there. */
  carryPrompt: (prompt: string) => void;
  /** Chooses a tool and copies the current prompt to it. */
  copyPromptTo: (tool: GenerateTool) => void;
  /** Chooses the draft's tool and fills its form. */
  load: (draft: Draft) => void;
}

/**
 * The studio's forms, stored in the browser. Stored forms are parsed field by field, whichever version wrote
 * them.
 */
export const useDrafts = create<DraftStore>()(
  persist(
    (set) => ({
      drafts: initialDrafts,
      change: (fields) => set(({ drafts }) => ({ drafts: changeDraft(drafts, fields) })),
      chooseTool: (tool) => set(({ drafts }) => ({ drafts: chooseTool(drafts, tool) })),
      carryPrompt: (prompt) => set(({ drafts }) => ({ drafts: carryPrompt(drafts, prompt) })),
      copyPromptTo: (tool) => set(({ drafts }) => ({ drafts: copyPromptTo(drafts, tool) })),
      load: (draft) => set(({ drafts }) => ({ drafts: putDraft(drafts, draft) })),
    }),
    {
      name: 'adventure-studio-draft',
      storage: tolerantStorage(),
      partialize: ({ drafts }) => ({ drafts }),
      merge: (stored, store) => ({ ...store, drafts: parseDrafts(stored) }),
    },
  ),
);

useDrafts.subscribe((now, before) => {
  const variant = chosenTool(now.drafts);
  if (variant !== chosenTool(before.drafts)) dispatchPageEvent('variantChanged', { variant });
});

export function useTool(): StudioTool {
  return useDrafts(({ drafts }) => chosenTool(drafts));
}

export function useDraft(): Draft {
  return useDrafts(({ drafts }) => currentDraft(drafts));
}

/** The tools that were on screen, latest first. */
export function visitedTools(): readonly GenerateTool[] {
  return useDrafts.getState().drafts.visited;
}

/** The form of the chosen tool now, for event handlers. */
export function draftNow(): Draft {
  return currentDraft(useDrafts.getState().drafts);
}
