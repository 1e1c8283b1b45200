import { editLimits } from '#contract/edits.ts';
import { saveEdit } from '#web/features/edits/index.ts';
import type { DocumentSession } from '../session/document-session.ts';

/** The documented quality of a thumbnail. */
const thumbnailQuality = 0.8;

/** Lists an export among the user's edits. If the server does not answer, the browser keeps it for later. */
export async function recordExport(session: DocumentSession, fileName: string): Promise<void> {
  const { width, height } = session.editor.committedDocument;
  const scale = Math.min(1, editLimits.thumbnailSide / Math.max(width, height));
  try {
    const thumbnail = await session.exportPicture({ format: 'jpeg', quality: thumbnailQuality, scale });
    await saveEdit({
      name: fileName,
      thumbnail: await dataUrlOf(thumbnail),
      metadata: {
        editType: 'export',
        tool: 'Canvas Editor',
        timestamp: Date.now(),
        canvas: { width, height },
      },
    });
  } catch {
    // The file is saved all the same: the list is a convenience.
  }
}

/** A file as text that can be stored and sent. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
