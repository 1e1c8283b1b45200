import { join } from 'node:path';
import { openDiskObjects } from './disk-objects.ts';
import type { ObjectStore, S3Options } from './object-store.ts';

export type { ByteRange, ObjectContent, ObjectStore } from './object-store.ts';

/** Opens the store on disk, or the one on S3 where it is configured. */
export async function openObjects(options: { dataDir: string; s3: S3Options | null }): Promise<ObjectStore> {
  if (options.s3 === null) return openDiskObjects(join(options.dataDir, 'objects'));
  // The client library is large, so that it is only loaded where it is used.
  const { openS3Objects } = await import('./s3-objects.ts');
  return openS3Objects(options.s3);
}
