import { once } from 'node:events';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type ComfyUi, openComfyUi } from './stand-in.ts';

let comfyUi: ComfyUi;
beforeEach(async () => {
  comfyUi = await openComfyUi();
});
afterEach(() => comfyUi.close());

/** The smallest graph that makes a picture from words, with this number of steps. */
const graph = (steps: number) => ({
  '1': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sd_xl_base_1.0.safetensors' } },
  '2': { class_type: 'CLIPTextEncode', inputs: { text: 'a lighthouse', clip: ['1', 1] } },
  '3': { class_type: 'EmptyLatentImage', inputs: { width: 64, height: 48, batch_size: 1 } },
  '4': {
    class_type: 'KSampler',
    inputs: {
      ...{ model: ['1', 0], positive: ['2', 0], negative: ['2', 0], latent_image: ['3', 0] },
      ...{ seed: 7, steps, cfg: 7, sampler_name: 'euler', scheduler: 'normal', denoise: 1 },
    },
  },
  '5': { class_type: 'VAEDecode', inputs: { samples: ['4', 0], vae: ['1', 2] } },
  '6': { class_type: 'SaveImage', inputs: { images: ['5', 0], filename_prefix: 'Test' } },
});

const post = (body: object) =>
  fetch(`${comfyUi.origin}/prompt`, { method: 'POST', body: JSON.stringify(body) });

/** A client like ComfyUI's own pages. It records messages, and preview frames as `preview <format>`. */
async function listen(flags: object | null): Promise<{ messages: string[]; untilOver: Promise<void> }> {
  const socket = new WebSocket(`${comfyUi.origin.replace('http', 'ws')}/ws?clientId=me`);
  const messages: string[] = [];
  const over = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) return void messages.push(`preview ${data.readUInt32BE(0)}`);
    const { type, data: said } = JSON.parse(data.toString('utf8')) as {
      type: string;
      data: { node?: string | null };
    };
    messages.push(said.node ? `${type} ${said.node}` : type);
    if (type === 'executing' && said.node === null) over.resolve();
  });
  await once(socket, 'open');
  if (flags) socket.send(JSON.stringify({ type: 'feature_flags', data: flags }));
  while (flags && !messages.includes('feature_flags')) await once(socket, 'message');
  return { messages, untilOver: over.promise };
}

it('sends its messages in the order of the real server, with previews that name their prompt', async () => {
  const { messages, untilOver } = await listen({ supports_preview_metadata: true });
  await post({ prompt: graph(2), client_id: 'me', prompt_id: 'p1' });
  await untilOver;
  const node = (id: string, ...between: string[]) => [
    'progress_state',
    `executing ${id}`,
    ...between,
    'progress_state',
  ];
  const step = ['progress_state', 'preview 4', 'progress 4'];
  expect(messages).toEqual([
    ...['status', 'feature_flags', 'status', 'status', 'execution_start', 'execution_cached'],
    ...[...node('1'), ...node('2'), ...node('3'), ...node('4', ...step, ...step), ...node('5')],
    ...[...node('6', 'executed 6'), 'execution_success', 'status', 'executing'],
  ]);
  expect(await (await fetch(`${comfyUi.origin}/history/p1`)).json()).toMatchObject({
    p1: { outputs: { 6: { images: [{ filename: 'Test_00001_.png', subfolder: '', type: 'output' }] } } },
  });
  const picture = await fetch(`${comfyUi.origin}/view?filename=Test_00001_.png&subfolder=&type=output`);
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 64, height: 48 });
});

it('sends plain pictures to clients without feature flags', async () => {
  const { messages, untilOver } = await listen(null);
  await post({ prompt: graph(1), client_id: 'me' });
  await untilOver;
  expect(messages.filter((what) => what.startsWith('preview'))).toEqual(['preview 1']);
});

it('pauses before each step while it is held', async () => {
  comfyUi.hold();
  const { messages, untilOver } = await listen(null);
  await post({ prompt: graph(4), client_id: 'me' });
  await comfyUi.untilStanding();
  await comfyUi.step();
  await comfyUi.step(2);
  expect(messages.filter((what) => what === 'progress 4').length).toBeLessThanOrEqual(3);
  comfyUi.release();
  await untilOver;
  expect(messages.filter((what) => what === 'progress 4')).toHaveLength(4);
});

it('refuses a graph with a missing model, with the real server’s error', async () => {
  const wrong = graph(1);
  wrong[1].inputs.ckpt_name = 'none';
  const answer = await post({ prompt: wrong });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    {
      error: { type: 'prompt_outputs_failed_validation' },
      node_errors: { 1: { errors: [{ type: 'value_not_in_list' }], dependent_outputs: ['6'] } },
    },
  ]);
});
