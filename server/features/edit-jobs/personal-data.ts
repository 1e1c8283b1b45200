import type { DataHolder } from '#server/platform/personal-data.ts';
import type { EditJobsDeps } from './context.ts';
import { listTemporary } from './temporary-pictures.ts';

/** The temporary pictures; jobs have their own files, results belong to the gallery. */
export function editPictureData({ objects }: Pick<EditJobsDeps, 'objects'>): DataHolder {
  return {
    name: 'edit-pictures',
    records: {},
    async *files(userId) {
      for (const key of await listTemporary(objects, userId)) {
        yield { name: key.slice(key.lastIndexOf('/') + 1), key };
      }
    },
    // Files are removed by folder.
    async erase() {},
  };
}
