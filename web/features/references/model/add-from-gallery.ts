import type { ReferenceTool } from '#contract/references.ts';
import { tools } from '#contract/tools.ts';
import { addFile } from './add-files.ts';
import { openReferences } from './open-references.ts';
import { acceptOne, acceptUpToFive } from './reference-list.ts';
import { download } from './send.ts';
import { changeTool, type Notice, readTool, useReferenceStore } from './store.ts';

interface FromGallery {
  /** The signed-in user's id, whose pictures the browser may have stored. */
  owner: string;
  imageId: string;
  /** The picture's address on this server. */
  url: string;
  name: string;
  /** The tool's reference comes from a preset. */
  hasPreset: boolean;
}

/**
 * Adds a gallery picture to a tool's references, replacing the only one of a tool that takes one. Returns
 * whether it was added; a notice shows why not.
 */
export async function addFromGallery(tool: ReferenceTool, picture: FromGallery): Promise<boolean> {
  await openReferences(picture.owner);
  const notify = (...notices: Notice[]) => changeTool(tool, { notices });
  const hasVideo = useReferenceStore.getState().youtube.reference !== null;
  const { max, fromVideo } = tools[tool].references;
  if (fromVideo && (picture.hasPreset || hasVideo)) {
    notify({ text: 'blocked' });
    return false;
  }
  const file = await download(picture.url, picture.name);
  if (file === null) {
    notify({ text: 'loadFailed' });
    return false;
  }
  const { references, waiting } = readTool(tool);
  const { taken, notices } =
    max === 1 ? acceptOne([file], 'pick') : acceptUpToFive([file], references.length + waiting.length);
  notify(...notices.map((text) => ({ text })));
  return taken.length > 0 && addFile(tool, file, { imageId: picture.imageId });
}
