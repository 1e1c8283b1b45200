import { settingsFor } from '#contract/generation.ts';
import { isReferenceTool } from '#contract/references.ts';
import type { GenerateTool, Tool } from '#contract/tools.ts';
import { hasPresetReference } from '#contract/v2-presets.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { draftNow, useDrafts, visitedTools } from './draft-store.ts';

const loadReferencesPart = partLoader(() => import('#web/features/references/index.ts'));

/**
 * Chooses a tool. Prompt, style and reference images go along, as far as the tool takes them and the user set
 * no others there.
 * @param owner the id of the signed-in user
 */
export async function switchTool(tool: Tool, owner: string): Promise<void> {
  useDrafts.getState().chooseTool(tool);
  await carryReferences(tool, owner, 'unchosen');
}

/** Chooses a tool and takes prompt and reference images along, whatever its form holds. */
export async function continueIn(tool: GenerateTool, owner: string): Promise<void> {
  useDrafts.getState().copyPromptTo(tool);
  await carryReferences(tool, owner, 'all');
}

async function carryReferences(tool: Tool, owner: string, replaces: 'unchosen' | 'all'): Promise<void> {
  if (!isReferenceTool(tool)) return;
  const { preset } = settingsFor(tool, draftNow().settings);
  const from = visitedTools().filter(isReferenceTool);
  try {
    const { carryReferences: carry } = await loadReferencesPart();
    await carry(tool, { owner, from, replaces, hasPreset: hasPresetReference(preset) });
  } catch {
    // The form itself says that its code did not load.
  }
}
