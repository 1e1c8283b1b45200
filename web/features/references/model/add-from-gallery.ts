import type { ReferenceTool } from '#contract/references.ts';
import { tools } from '#contract/tools.ts';
import { openReferences } from './open-references.ts';
import { takeOne, takeUpToFive } from './reference-list.ts';
import { download } from './send.ts';
import { changeTool, type Notice, readTool, useReferenceStore } from './store.ts';
import { addFile } from './take-files.ts';

interface FromGallery {
  /** The id of who is signed in, whose pictures the browser may have kept. */
  owner: string;
  /** The picture's address on this server. */
  url: string;
  name: string;
  /** A preset brings the tool's reference. */
  hasPreset: boolean;
}

/**
 * Adds a picture of the gallery to a tool's references, in the place of the one that a tool with a single one has.
 * Answers whether it was added; why not is said below the pictures.
 */
export async function addFromGallery(tool: ReferenceTool, picture: FromGallery): Promise<boolean> {
  await openReferences(picture.owner);
  const tell = (...notices: Notice[]) => changeTool(tool, { notices });
  const hasVideo = useReferenceStore.getState().youtube.reference !== null;
  const { max, fromVideo } = tools[tool].references;
  if (fromVideo && (picture.hasPreset || hasVideo)) {
    tell({ text: 'blocked' });
    return false;
  }
  const file = await download(picture.url, picture.name);
  if (file === null) {
    tell({ text: 'loadFailed' });
    return false;
  }
  const { references, waiting } = readTool(tool);
  const { taken, notices } =
    max === 1 ? takeOne([file], 'pick') : takeUpToFive([file], references.length + waiting.length);
  tell(...notices.map((text) => ({ text })));
  return taken.length > 0 && addFile(tool, file);
}
