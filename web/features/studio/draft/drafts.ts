import { type GenerateTool, generateTools, type Tool } from '#contract/tools.ts';
import { type Draft, type DraftFields, emptyDraft, initialDraft, parseDraft } from './draft.ts';

/** The forms of all tools, and the tool that is chosen: each keeps what was typed into it. */
export interface Drafts {
  /** The one that makes pictures from a prompt; while the Upscaler is on screen, the last one before. */
  tool: GenerateTool;
  /** Whether the Upscaler is on screen in its place, whose form is a feature of its own. */
  isUpscaling: boolean;
  of: Readonly<Record<GenerateTool, Draft>>;
}

function draftsFrom(tool: GenerateTool, draftOf: (tool: GenerateTool) => Draft): Drafts {
  const of = Object.fromEntries(generateTools.map((each) => [each, draftOf(each)]));
  return { tool, isUpscaling: false, of: of as Record<GenerateTool, Draft> };
}

export const initialDrafts: Drafts = draftsFrom(initialDraft.tool, emptyDraft);

/** The form that is on screen; while the Upscaler is, the one behind it. */
export function currentDraft({ tool, of }: Drafts): Draft {
  return of[tool];
}

/** The tool that is on screen. */
export function chosenTool({ tool, isUpscaling }: Drafts): Tool {
  return isUpscaling ? 'Upscaler' : tool;
}

/** Changes the chosen tool's form. */
export function changeDraft(drafts: Drafts, fields: DraftFields): Drafts {
  return putDraft(drafts, { ...currentDraft(drafts), ...fields });
}

/** Chooses the tool that a draft is of, and fills its form with the draft. */
export function putDraft({ of }: Drafts, draft: Draft): Drafts {
  return { tool: draft.tool, isUpscaling: false, of: { ...of, [draft.tool]: draft } };
}

/** Chooses a tool, with what was typed into it. */
export function chooseTool(drafts: Drafts, tool: Tool): Drafts {
  return tool === 'Upscaler' ? { ...drafts, isUpscaling: true } : { ...drafts, tool, isUpscaling: false };
}

/** Chooses a tool, to make with it what was written for the one before; what the Upscaler enlarges is no prompt. */
export function takePromptTo(drafts: Drafts, tool: GenerateTool): Drafts {
  if (drafts.isUpscaling) return chooseTool(drafts, tool);
  return changeDraft(chooseTool(drafts, tool), { prompt: currentDraft(drafts).prompt });
}

/**
 * Reads what was stored, whichever version wrote it. The first one kept a single form for all tools, which becomes that
 * of the tool it was written for; the others take its settings over, as they had them, and no text.
 */
export function parseDrafts(stored: unknown): Drafts {
  const shared = propertyOf(stored, 'draft');
  if (shared !== undefined) {
    const written = parseDraft(shared);
    return draftsFrom(written.tool, (tool) =>
      tool === written.tool ? written : parseDraft({ ...written, tool, prompt: '' }),
    );
  }
  const drafts = propertyOf(stored, 'drafts');
  const kept = propertyOf(drafts, 'of');
  const { tool } = parseDraft({ tool: propertyOf(drafts, 'tool') });
  const forms = draftsFrom(tool, (each) => {
    const fields = propertyOf(kept, each);
    return parseDraft({ ...(typeof fields === 'object' ? fields : null), tool: each });
  });
  return { ...forms, isUpscaling: propertyOf(drafts, 'isUpscaling') === true };
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
