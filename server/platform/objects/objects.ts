import { join } from 'node:path';
import { openDiskObjects } from './disk-objects.ts';
import type { ObjectStore, S3Options } from './object-store.ts';

export type { ByteRange, ObjectContent, ObjectStore } from './object-store.ts';

/** Opens the S3 store if configured, else the store on disk. */
export async function openObjects(options: { dataDir: string; s3: S3Options | null }): Promise<ObjectStore> {
  if (options.s3 === null) return openDiskObjects(join(options.dataDir, 'objects'));
  // The client library is large, so it is only loaded when used.
  const { openS3Objects } = await import('./s3-objects.ts');
  return openS3Objects(options.s3);
}
