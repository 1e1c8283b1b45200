import { settingsFor } from '#contract/generation.ts';
import { isReferenceTool, type ReferenceTool } from '#contract/references.ts';
import { type GenerateTool, type StudioTool, tools } from '#contract/tools.ts';
import { hasPresetReference } from '#contract/v2-presets.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { draftNow, useDrafts, visitedTools } from './draft-store.ts';

const loadReferencesPart = partLoader(() => import('#web/features/references/index.ts'));
const loadUpscalerCarrier = partLoader(() => import('../upscaler/carry.ts'));

/**
 * Chooses a tool. Prompt, style and reference images go along, as far as the tool takes them and the user set
 * no others there. The Upscaler takes the prompt, and the first reference as its picture.
 * @param owner the id of the signed-in user
 */
export async function switchTool(tool: StudioTool, owner: string): Promise<void> {
  const { drafts, chooseTool } = useDrafts.getState();
  chooseTool(tool);
  if (drafts.isUpscaling) await carryFromUpscaler();
  await carryReferences(tool, owner, 'unchosen');
}

/** Chooses a tool and takes prompt and reference images along, whatever its form holds. */
export async function continueIn(tool: GenerateTool, owner: string): Promise<void> {
  useDrafts.getState().copyPromptTo(tool);
  await carryReferences(tool, owner, 'all');
}

async function carryReferences(tool: StudioTool, owner: string, replaces: 'unchosen' | 'all'): Promise<void> {
  const from = visitedTools().filter(isReferenceTool);
  if (tools[tool].makes === 'upscale') return carryToUpscaler(owner, from);
  if (!isReferenceTool(tool)) return;
  const { preset } = settingsFor(tool, draftNow().settings);
  try {
    const { carryReferences: carry } = await loadReferencesPart();
    await carry(tool, { owner, from, replaces, hasPreset: hasPresetReference(preset) });
  } catch {
    // The form itself says that its code did not load.
  }
}

/** Takes a prompt along that was written in the Upscaler. Others came from a form that still has it. */
async function carryFromUpscaler(): Promise<void> {
  try {
    const prompt = (await loadUpscalerCarrier()).writtenPrompt();
    if (prompt !== null) useDrafts.getState().carryPrompt(prompt);
  } catch {
    // The Upscaler's form did not load either, so nothing was written in it.
  }
}

async function carryToUpscaler(owner: string, from: readonly ReferenceTool[]): Promise<void> {
  try {
    const { carryPrompt, carrySource } = await loadUpscalerCarrier();
    carryPrompt(draftNow().prompt);
    await carrySource(owner, from);
  } catch {
    // The form is empty, and says what it needs.
  }
}
