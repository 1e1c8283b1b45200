import { type FreeEditTool, largeRemovalShare } from '../../../contract/edit-actions.ts';
import type { Language } from '../../../contract/languages.ts';
import type { EditUnderstanding, UnderstandEditRequest } from '../../edits.ts';
import type { EditAction, EditPlan, Obstacle } from '../plan.ts';
import type { ReadEdit } from './clause-facts.ts';
import { readInstruction } from './read-instruction.ts';
import { sentenceOf, sentencesOf } from './sentences.ts';

/** Finds a drawing by words; null if none is packed. */
export type FindIcon = (words: string, language: Language) => Promise<{ id: string; label: string } | null>;

/** Reads an instruction as edits that can be done. */
export async function planEdits(
  prompt: string,
  { hasMask, preferred, findIcon }: { hasMask: boolean; preferred?: Language; findIcon: FindIcon },
): Promise<EditPlan & { readonly language: Language; readonly hasEmptyText: boolean }> {
  const { language, edits, obstacles } = readInstruction(prompt, {
    hasMask,
    ...(preferred && { preferred }),
  });
  const resolved = await Promise.all(edits.map((one) => resolve(one, language, findIcon)));
  return {
    language,
    actions: resolved.flatMap(({ action }) => action ?? []),
    obstacles: [...obstacles, ...resolved.flatMap(({ obstacle }) => obstacle ?? [])],
    hasEmptyText: edits.some(({ kind, text }) => kind === 'text' && !text),
  };
}

async function resolve(
  { wanted, saysScope: _, ...action }: ReadEdit,
  language: Language,
  findIcon: FindIcon,
): Promise<{ action?: EditAction; obstacle?: Obstacle }> {
  if (action.kind === 'text' && !action.text) return {};
  if (action.kind !== 'sticker' || wanted === undefined) return { action };
  const icon = await findIcon(wanted, language);
  return icon ? { action: { ...action, icon } } : { obstacle: { words: wanted, obstacle: 'new-object' } };
}

/** Says what an instruction does and what it does not. */
export async function understandEdit(
  { prompt, hasMask, maskShare = 0, language: asked }: UnderstandEditRequest,
  findIcon: FindIcon,
): Promise<EditUnderstanding> {
  const plan = await planEdits(prompt, { hasMask, ...(asked && { preferred: asked }), findIcon });
  const language = asked ?? plan.language;
  const { obstacles, largeRemoval } = sentencesOf(language);
  const isLarge = maskShare > largeRemovalShare && plan.actions.some(({ kind }) => kind === 'remove');
  return {
    actions: plan.actions.map((action) => ({ kind: action.kind, sentence: sentenceOf(action, language) })),
    cannot: plan.obstacles.map(({ words, obstacle }) => ({ words, obstacle, reason: obstacles[obstacle] })),
    freeTool: plan.obstacles.length > 0 ? null : freeToolOf(plan),
    warnings: isLarge ? [largeRemoval] : [],
  };
}

const freeTools: Partial<Record<EditAction['kind'], FreeEditTool>> = {
  flip: 'flip',
  rotate: 'rotate',
  crop: 'crop',
  zoom: 'crop',
  border: 'border',
  text: 'text',
  sticker: 'sticker',
  arrow: 'shape',
  circle: 'shape',
};

function freeToolOf({
  actions,
  hasEmptyText,
}: EditPlan & { readonly hasEmptyText: boolean }): FreeEditTool | null {
  if (actions.length === 0) return hasEmptyText ? 'text' : null;
  const tools = actions.map(({ kind }) => freeTools[kind]);
  return tools.every((tool) => tool !== undefined) ? (tools[0] ?? null) : null;
}
