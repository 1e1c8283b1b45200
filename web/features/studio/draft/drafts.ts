import {
  byTool,
  type GenerateTool,
  generateTools,
  type Tool,
  takesPrompt,
  upscaleTool,
} from '#contract/tools.ts';
import { fieldOf } from '#web/api/unknown-value.ts';
import { type Draft, type DraftFields, emptyDraft, initialDraft, parseDraft, withFields } from './draft.ts';

/** The forms of all tools, and the chosen tool. Each keeps its input. */
export interface Drafts {
  /** The chosen tool that makes pictures from a prompt; behind the Upscaler, the previous one. */
  tool: GenerateTool;
  /** Whether the Upscaler, whose form is another feature, is on screen instead. */
  isUpscaling: boolean;
  of: Readonly<Record<GenerateTool, Draft>>;
}

function draftsFrom(tool: GenerateTool, draftOf: (tool: GenerateTool) => Draft): Drafts {
  return { tool, isUpscaling: false, of: byTool(generateTools, draftOf) };
}

export const initialDrafts: Drafts = draftsFrom(initialDraft.tool, emptyDraft);

/** The form on screen; behind the Upscaler, the previous one. */
export function currentDraft({ tool, of }: Drafts): Draft {
  return of[tool];
}

/** The tool on screen. */
export function chosenTool({ tool, isUpscaling }: Drafts): Tool {
  return isUpscaling ? upscaleTool : tool;
}

export function changeDraft(drafts: Drafts, fields: DraftFields): Drafts {
  return putDraft(drafts, withFields(currentDraft(drafts), fields));
}

/** Chooses a draft's tool and fills its form. */
export function putDraft({ of }: Drafts, draft: Draft): Drafts {
  return { tool: draft.tool, isUpscaling: false, of: { ...of, [draft.tool]: draft } };
}

/** Chooses a tool and keeps its form. */
export function chooseTool(drafts: Drafts, tool: Tool): Drafts {
  return takesPrompt(tool) ? { ...drafts, tool, isUpscaling: false } : { ...drafts, isUpscaling: true };
}

/** Chooses a tool and copies the current prompt to it, except from the Upscaler, which has none. */
export function copyPromptTo(drafts: Drafts, tool: GenerateTool): Drafts {
  if (drafts.isUpscaling) return chooseTool(drafts, tool);
  return changeDraft(chooseTool(drafts, tool), { prompt: currentDraft(drafts).prompt });
}

/** Parses stored drafts. A damaged form falls back to its tool's empty one. */
export function parseDrafts(stored: unknown): Drafts {
  const drafts = fieldOf(stored, 'drafts');
  const storedDrafts = fieldOf(drafts, 'of');
  const { tool } = parseDraft({ tool: fieldOf(drafts, 'tool') });
  const forms = draftsFrom(tool, (each) => {
    const fields = fieldOf(storedDrafts, each);
    return parseDraft({ ...(typeof fields === 'object' ? fields : null), tool: each });
  });
  return { ...forms, isUpscaling: fieldOf(drafts, 'isUpscaling') === true };
}
