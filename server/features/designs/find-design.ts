import { type GenerateTool, isGenerateTool } from '#contract/tools.ts';
import type { EngineDesigns } from '#engines/designs.ts';
import type { Engine } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';
import { type ImageRow, readTool } from '../gallery/gallery.ts';
import type { DesignsDeps } from './context.ts';

export interface Design {
  row: ImageRow;
  tool: GenerateTool;
  engine: Engine;
  designs: EngineDesigns;
  /** The first picture of the stack; its own id if there is no other. */
  stackId: string;
}

/**
 * Returns a user's own designed picture. Throws `not_found` for another user's or an unknown one, and
 * `not_a_design` if no engine can edit it.
 */
export async function findDesign(
  { database, gallery, engines }: Pick<DesignsDeps, 'database' | 'gallery' | 'engines'>,
  userId: string,
  imageId: string,
): Promise<Design> {
  const row = await gallery.find(database.db, userId, imageId);
  if (row === null) throw new AppError('not_found');
  const maker = engines.byId(row.engine);
  // Over another engine's picture the words are set by the engine that draws designs.
  const engine = maker?.designs ? maker : row.recipe === null ? null : engines.designer();
  const tool = readTool(row.tool);
  if (!engine?.designs || row.recipe === null || !isGenerateTool(tool)) throw new AppError('not_a_design');
  return { row, tool, engine, designs: engine.designs, stackId: row.stackId ?? row.id };
}

/** The pictures that a design is drawn from: those of its user, or the one of another engine. */
export function drawnFrom({
  baseKey,
  references,
}: Pick<ImageRow, 'baseKey' | 'references'>): ImageRow['references'] {
  return baseKey === null ? references : [{ key: baseKey, use: 'background', strokes: [] }];
}
