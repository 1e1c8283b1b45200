import type { GalleryImage } from '#contract/images.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import {
  createScriptedDesigns,
  type ScriptedDesigns,
  sampleRecipe,
} from '#server/testing/scripted-designs.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';

export interface DesignBench extends TestApp {
  designs: ScriptedDesigns;
  /** Generates a picture, with a recipe or other fields. */
  picture(client: Client, recipe?: unknown, fields?: Record<string, string | Blob>): Promise<GalleryImage>;
  preview(client: Client, imageId: string, change: object): Promise<Response>;
  save(client: Client, imageId: string, change: object, key?: string): Promise<Response>;
  /** Waits for the version that a response of `save` has started. */
  version(client: Client, answer: Response): Promise<GalleryImage>;
}

/** The whole server, with an engine whose designs can be edited. */
export async function openDesignBench(): Promise<DesignBench> {
  const designs = createScriptedDesigns();
  const scripted = createScriptedEngine({ maxReferences: 1 });
  const { capabilities } = scripted;
  const engine = {
    ...scripted,
    designs,
    capabilities: { ...capabilities, operations: ['generate' as const, 'designs' as const] },
  };
  const test = await openTestApp({ engine });
  const post = (client: Client, imageId: string, rest: string, body: object, key?: string) =>
    client.request(`/api/user-images/${imageId}/design/${rest}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    });
  const imageOf = async (client: Client, answer: Response) => {
    const { jobId } = (await answer.json()) as { jobId: string };
    const job = await client.jobEnded(jobId);
    const [image] = job.images;
    if (!image) throw new Error(`the job has made no picture: ${job.error?.code}`);
    return image;
  };
  return {
    ...test,
    designs,
    async picture(client, recipe = sampleRecipe, fields = {}) {
      scripted.setBehaviour(async (...asked) => {
        const result = await paintPlainly(...asked);
        return { ...result, pictures: [{ ...result.pictures[0], recipe }] };
      });
      return imageOf(client, await client.generate({ variant: 'Genesys 1.0', ...fields }));
    },
    preview: (client, imageId, change) => post(client, imageId, 'preview', { change }),
    save: (client, imageId, change, key) => post(client, imageId, 'versions', { change }, key),
    version: imageOf,
  };
}
