/** Tests that need a process of their own, with the reason. */
export const isolatedTests = [
  // Replaces a module of Node's, which others have loaded.
  'server/platform/objects/disk-objects.test.ts',
  // Reloads the store for each test.
  'web/features/upscaling/model/upscaler-store.test.ts',
  // Moves the whole process to another time zone.
  'server/fourteen-months.test.ts',
];
