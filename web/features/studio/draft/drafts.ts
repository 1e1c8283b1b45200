import { isBlankPrompt } from '#contract/generation.ts';
import {
  byTool,
  type GenerateTool,
  generateTools,
  isGenerateTool,
  type StudioTool,
  takesPrompt,
  tools,
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
  /** What the user chose in each form; the rest follows the form that was left. */
  edited: Readonly<Record<GenerateTool, Edited>>;
  /** The tools that were on screen, latest first. */
  visited: readonly GenerateTool[];
}

/** The fields that go along to another tool, and whether the user set them where they are. */
interface Edited {
  prompt: boolean;
  style: boolean;
}

function draftsFrom(tool: GenerateTool, draftOf: (tool: GenerateTool) => Draft): Drafts {
  const nothing = { prompt: false, style: false };
  return {
    tool,
    isUpscaling: false,
    of: byTool(generateTools, draftOf),
    edited: byTool(generateTools, () => nothing),
    visited: [tool],
  };
}

export const initialDrafts: Drafts = draftsFrom(initialDraft.tool, emptyDraft);

/** The form on screen; behind the Upscaler, the previous one. */
export function currentDraft({ tool, of }: Drafts): Draft {
  return of[tool];
}

/** The tool on screen. */
export function chosenTool({ tool, isUpscaling }: Drafts): StudioTool {
  return isUpscaling ? upscaleTool : tool;
}

/** Changes the form on screen by hand. */
export function changeDraft(drafts: Drafts, fields: DraftFields): Drafts {
  const draft = withFields(currentDraft(drafts), fields);
  const { prompt, style } = drafts.edited[draft.tool];
  return withForm(visit(drafts, draft.tool), draft, {
    prompt: prompt || fields.prompt !== undefined,
    style: style || fields.style !== undefined,
  });
}

/** Chooses a draft's tool and fills its form. */
export function putDraft(drafts: Drafts, draft: Draft): Drafts {
  return withForm(visit(drafts, draft.tool), draft, { prompt: true, style: true });
}

/**
 * Chooses a tool. Prompt and style go along, as far as the tool has them and the user set no other ones
 * there. From the Upscaler, they come from the form behind it; `carryPrompt` adds what was written in it.
 */
export function chooseTool(drafts: Drafts, tool: StudioTool): Drafts {
  if (!takesPrompt(tool)) return { ...drafts, isUpscaling: true };
  const { [tool]: edited } = drafts.edited;
  const { [tool]: draft } = drafts.of;
  const left = currentDraft(drafts);
  const mayTakePrompt = !edited.prompt || isBlankPrompt(draft.prompt);
  const takesIt = tool !== left.tool && mayTakePrompt && !isBlankPrompt(left.prompt);
  const styled = drafts.visited.find((one) => one !== tool && hasSameStyles(one, tool));
  const fields = {
    ...(takesIt && promptOf(left)),
    ...(styled !== undefined && !edited.style && { style: drafts.of[styled].style }),
  };
  return withForm(visit(drafts, tool), withFields(draft, fields), {
    ...edited,
    prompt: edited.prompt && !takesIt,
  });
}

/** Fills a prompt of the Upscaler into the form on screen, unless the user set another one there. */
export function carryPrompt(drafts: Drafts, prompt: string): Drafts {
  if (drafts.isUpscaling) return drafts;
  const draft = currentDraft(drafts);
  const { [draft.tool]: edited } = drafts.edited;
  if (edited.prompt && !isBlankPrompt(draft.prompt)) return drafts;
  return withForm(drafts, { ...draft, prompt, enhanced: null }, { ...edited, prompt: false });
}

/** Chooses a tool and takes the prompt on screen along, whatever its form holds. The Upscaler has none. */
export function copyPromptTo(drafts: Drafts, tool: GenerateTool): Drafts {
  if (drafts.isUpscaling) return chooseTool(drafts, tool);
  return changeDraft(chooseTool(drafts, tool), promptOf(currentDraft(drafts)));
}

function promptOf({ prompt, enhanced }: Draft): Pick<Draft, 'prompt' | 'enhanced'> {
  return { prompt, enhanced };
}

function hasSameStyles(one: GenerateTool, other: GenerateTool): boolean {
  return tools[one].styles !== 'preset' && tools[one].styles === tools[other].styles;
}

function visit(drafts: Drafts, tool: GenerateTool): Drafts {
  const others = drafts.visited.filter((one) => one !== tool);
  return { ...drafts, tool, isUpscaling: false, visited: [tool, ...others] };
}

function withForm(drafts: Drafts, draft: Draft, edited: Edited): Drafts {
  const { tool } = draft;
  return {
    ...drafts,
    of: { ...drafts.of, [tool]: draft },
    edited: { ...drafts.edited, [tool]: edited },
  };
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
  const visited = fieldOf(drafts, 'visited');
  return {
    ...forms,
    isUpscaling: fieldOf(drafts, 'isUpscaling') === true,
    edited: byTool(generateTools, (each) =>
      parseEdited(forms.of[each], fieldOf(fieldOf(drafts, 'edited'), each)),
    ),
    visited: [...new Set([tool, ...(Array.isArray(visited) ? visited.filter(isGenerateTool) : [])])],
  };
}

/** Where nothing is stored, what differs from an empty form counts as the user's. */
function parseEdited(draft: Draft, stored: unknown): Edited {
  const read = (name: keyof Edited) => {
    const isEdited = fieldOf(stored, name);
    return typeof isEdited === 'boolean' ? isEdited : draft[name] !== emptyDraft(draft.tool)[name];
  };
  return { prompt: read('prompt'), style: read('style') };
}
