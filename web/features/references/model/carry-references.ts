import type { ReferenceTool } from '#contract/references.ts';
import { tools } from '#contract/tools.ts';
import { openReferences } from './open-references.ts';
import { copyReference, type Reference } from './reference.ts';
import { chosenReferences, settled } from './send.ts';
import { changeTool, readTool, releasePictures, useReferenceStore } from './store.ts';

interface Carry {
  /** The signed-in user's id, whose pictures the browser may have stored. */
  owner: string;
  /** The tools to take references from: the first that has any. */
  from: readonly ReferenceTool[];
  /** What may be replaced: only what the user did not choose in this tool, or all. */
  replaces: 'unchosen' | 'all';
  /** The tool's reference comes from a preset. */
  hasPreset: boolean;
}

/** Copies the references of another form to a tool, as many as it takes, with their uses and masks. */
export async function carryReferences(tool: ReferenceTool, carry: Carry): Promise<void> {
  await openReferences(carry.owner);
  const source = carry.from.find((one) => one !== tool && hasAny(one));
  if (source === undefined) return;
  await settled(source);
  const { max, fromVideo } = tools[tool].references;
  const hasVideo = useReferenceStore.getState().youtube.reference !== null;
  if (fromVideo && (carry.hasPreset || hasVideo)) return;
  const { references, waiting } = readTool(tool);
  const isChosen = waiting.length > 0 || references.some((one) => !one.isCarried);
  if (isChosen && carry.replaces === 'unchosen') return;
  const taken = chosenReferences(source).slice(0, max);
  if (taken.length === 0) return;
  changeTool(tool, { references: taken.map(copyReference), waiting: [], notices: [] });
  releasePictures(references);
}

/**
 * The first reference of the first of these tools that has any, for a form that takes one picture as it is.
 * @param owner the signed-in user's id
 */
export async function firstReference(
  owner: string,
  from: readonly ReferenceTool[],
): Promise<Reference | null> {
  await openReferences(owner);
  const source = from.find(hasAny);
  if (source === undefined) return null;
  await settled(source);
  return chosenReferences(source)[0] ?? null;
}

function hasAny(tool: ReferenceTool): boolean {
  return readTool(tool).waiting.length > 0 || chosenReferences(tool).length > 0;
}
