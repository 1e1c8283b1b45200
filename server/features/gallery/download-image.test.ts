import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it.each(['webp', 'jpg', 'png'])(
  'a downloaded %s carries the prompt while its owner wants that, and how it was made always',
  async (format) => {
    const client = await test.signUp();
    const { jobId } = (await (await client.generate({ prompt: 'a hidden lighthouse' })).json()) as {
      jobId: string;
    };
    await client.jobEnded(jobId);
    const { images } = (await client.json('/api/user/user-images')) as { images: { id: string }[] };
    const download = async () => {
      const answer = await client.request(`/api/images/${images[0]?.id}/download?format=${format}`);
      return Buffer.from(await answer.arrayBuffer());
    };
    expect((await download()).includes('a hidden lighthouse')).toBe(true);
    await client.request('/api/user/profile', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ writesPrompt: false }),
    });
    const file = await download();
    expect(file.includes('hidden lighthouse')).toBe(false);
    expect(file.includes('Designed by a test')).toBe(true);
  },
);
