/** Tests that need their own process, with the reason. */
export const isolatedTests = [
  // Replaces a Node module that other tests have loaded.
  'server/platform/objects/disk-objects.test.ts',
  // Reloads the store for each test.
  'web/features/upscaling/model/upscaler-store.test.ts',
  // Changes the time zone of the process.
  'server/fourteen-months.test.ts',
];
