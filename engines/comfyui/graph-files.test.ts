import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePictures } from '../testing/matrix.ts';
import { openNetwork } from '../testing/network.ts';
import { generateRequest, inpaintRequest, sourcePicture } from '../testing/requests.ts';
import { comfyUiBlueprint } from './blueprint.ts';
import { bundledGraphs, readGraphFolder } from './graph-files.ts';
import { nodeTypesWith, usualModels } from './testing/node-types.ts';
import { openComfyUi } from './testing/stand-in.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'graphs-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a graph and its map into the folder; a string is written unchanged. */
async function put(name: string, graph: unknown, map?: unknown): Promise<void> {
  const write = (file: string, content: unknown) =>
    writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  await write(`${name}.json`, graph);
  if (map !== undefined) await write(`${name}.map.json`, map);
}

const bundled = async (name: string) => {
  const read = async (file: string) => JSON.parse(await readFile(join(bundledGraphs, file), 'utf8'));
  return { graph: await read(`${name}.json`), map: await read(`${name}.map.json`) };
};

describe('the bundled graphs', () => {
  it('are five, without a problem', () => {
    const { graphs, problems } = readGraphFolder(bundledGraphs);
    expect(problems).toEqual([]);
    expect(graphs.map(({ name, operation }) => [name, operation])).toEqual([
      ['inpaint', 'inpaint'],
      ['picture-to-picture', 'edit'],
      ['text-to-picture', 'generate'],
      ['text-to-picture-flux', 'generate'],
      ['upscale', 'upscale'],
    ]);
  });

  it('use only nodes that every ComfyUI has, with exactly their inputs', () => {
    const types = nodeTypesWith(usualModels, []);
    for (const { graph } of readGraphFolder(bundledGraphs).graphs) {
      for (const { class_type, inputs } of Object.values(graph)) {
        expect(Object.keys(inputs).sort()).toEqual(
          Object.keys(types[class_type]?.input.required ?? {}).sort(),
        );
      }
    }
  });
});

describe('a graph of the operator', () => {
  it.each([
    ['{', undefined, 'mine.json is no JSON'],
    [
      { nodes: [], links: [] },
      {},
      "mine.json is a workflow for ComfyUI's editor: export it there for the API",
    ],
    [[1], {}, 'mine.json is no graph of ComfyUI in its API format'],
    [{}, {}, 'mine.json is no graph of ComfyUI in its API format'],
    ['good', undefined, 'mine.map.json is missing or cannot be read'],
    ['good', { operation: 'paint', inputs: {} }, /^mine\.map\.json is wrong at operation: /],
    [
      'good',
      { operation: 'generate', inputs: { promt: 'a.b' } },
      /^mine\.map\.json is wrong at inputs: .*promt/,
    ],
    [
      'good',
      { operation: 'generate', inputs: {} },
      'mine.map.json does not say where the prompt goes: inputs.prompt',
    ],
    [
      'good',
      { operation: 'generate', inputs: { prompt: '6.text' } },
      'mine.map.json (inputs.prompt) names the node 6, which the graph does not have',
    ],
    [
      'good',
      { operation: 'generate', inputs: { prompt: 'prompt.txt' } },
      'mine.map.json (inputs.prompt) names the input txt, which the node prompt does not have',
    ],
    [
      'good',
      { operation: 'generate', inputs: { prompt: 'prompt.text' }, output: '9' },
      'mine.map.json names the output 9, which the graph does not have',
    ],
  ])('that is invalid is reported: %j with %j', async (graph, map, problem) => {
    await put('mine', graph === 'good' ? (await bundled('text-to-picture')).graph : graph, map);
    await put('other', ...(Object.values(await bundled('upscale')) as [unknown, unknown]));
    const read = readGraphFolder(folder);
    expect(read.graphs.map(({ name }) => name)).toEqual(['other']);
    expect(read.problems).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
  });

  it('must name its output node when several nodes save pictures', async () => {
    const { graph, map } = await bundled('text-to-picture');
    await put('mine', { ...graph, save2: graph.save }, map);
    expect(readGraphFolder(folder).problems).toEqual(['mine.map.json must name the output node: output']);
    await put('mine', { ...graph, save2: graph.save }, { ...map, output: 'save2' });
    expect(readGraphFolder(folder).graphs[0]?.output).toBe('save2');
  });

  it('is reported when only its map exists', async () => {
    await writeFile(join(folder, 'lost.map.json'), '{}');
    expect(readGraphFolder(folder).problems).toEqual([
      'lost.map.json has no graph beside it: lost.json is missing',
    ]);
  });

  it('gets its mask in the colours that it reads', async () => {
    const { graph, map } = await bundled('inpaint');
    const mask = { class_type: 'LoadImage', inputs: { image: '' } };
    await put('by-alpha', { ...graph, mask }, map);
    await put('by-colour', graph, map);
    await put('by-word', graph, { ...map, changed: 'transparent' });
    expect(readGraphFolder(folder).graphs.map(({ changed }) => changed)).toEqual([
      'transparent',
      'white',
      'transparent',
    ]);
  });
});

describe('an engine with a folder of graphs', () => {
  /** The configured engine, and its warnings. */
  async function configured(baseUrl: string) {
    const warnings: string[] = [];
    const environment = { id: 'comfyui', network: openNetwork, webhookUrl: null };
    const values = { baseUrl, workflows: folder };
    expect(comfyUiBlueprint.problemOf?.(values)).toBe(null);
    const warn = (problem: string) => void warnings.push(problem);
    return { engine: await comfyUiBlueprint.create(values, { ...environment, warn }), warnings };
  }

  it('uses them first, and the bundled ones despite a broken file', async () => {
    const comfyUi = await openComfyUi();
    const { graph, map } = await bundled('text-to-picture');
    const own = {
      ...graph,
      checkpoint: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: usualModels.checkpoints[1] } },
    };
    const { checkpoint: _, ...inputs } = map.inputs;
    own.sampler.inputs.steps = 12;
    await put('mine', own, { operation: 'generate', inputs });
    await put('broken', '{');
    const { engine, warnings } = await configured(comfyUi.origin);
    expect(warnings).toEqual(['A graph of COMFYUI_WORKFLOWS is left out: broken.json is no JSON']);
    await makePictures(engine, generateRequest({ settings: { effort: 'medium' } }));
    await makePictures(engine, await inpaintRequest());
    const [first, second] = comfyUi.prompts.map((prompt) => prompt.graph);
    expect(first?.checkpoint?.inputs.ckpt_name).toBe(usualModels.checkpoints[1]);
    expect(first?.sampler?.inputs.steps).toBe(10);
    expect(second?.mask?.class_type).toBe('LoadImageMask');
    await comfyUi.close();
  });

  it('uses as many references as the graph that takes the most of those given', async () => {
    const comfyUi = await openComfyUi();
    const { graph, map } = await bundled('picture-to-picture');
    const { picture, ...inputs } = map.inputs;
    const encode2 = { class_type: 'VAEEncode', inputs: { pixels: ['picture2', 0], vae: ['checkpoint', 2] } };
    const two = { ...graph, picture2: graph.picture, encode2, unused: graph.save };
    two.unused = { class_type: 'PreviewImage', inputs: { images: ['picture2', 0] } };
    await put('one', graph, { operation: 'generate', inputs: { ...inputs, references: picture } });
    await put('two', two, {
      operation: 'generate',
      inputs: { ...inputs, references: ['picture.image', 'picture2.image'] },
    });
    const { engine } = await configured(comfyUi.origin);
    expect(engine.capabilities.maxReferences).toBe(2);
    const reference = {
      ...(await sourcePicture(64, 64)),
      mimeType: 'image/png',
      use: 'auto',
      strokes: [],
    } as const;
    for (const count of [0, 1, 2, 3]) {
      const { warnings } = await makePictures(
        engine,
        generateRequest({ references: Array(count).fill(reference) }),
      );
      expect(warnings.map(({ code }) => code)).toEqual(count === 3 ? ['reference-not-used'] : []);
    }
    const loaders = comfyUi.prompts.map(
      (prompt) => Object.values(prompt.graph).filter(({ class_type }) => class_type === 'LoadImage').length,
    );
    expect(loaders).toEqual([0, 1, 2, 2]);
    // The same picture is stored once.
    expect(new Set(comfyUi.uploads.map(({ name }) => name)).size).toBe(1);
    await comfyUi.close();
  });

  it('does a kind of work that only they do', async () => {
    const cutOut = {
      load: { class_type: 'LoadImage', inputs: { image: 'x.png' } },
      save: { class_type: 'SaveImage', inputs: { images: ['load', 0], filename_prefix: 'x' } },
    };
    await put('cut-out', cutOut, { operation: 'removeBackground', inputs: { picture: 'load.image' } });
    const comfyUi = await openComfyUi();
    const { engine } = await configured(comfyUi.origin);
    expect(engine.capabilities.operations).toContain('removeBackground');
    const request = { operation: 'removeBackground', picture: await sourcePicture(64, 64) } as const;
    expect((await makePictures(engine, request)).pictures).toHaveLength(1);
    await comfyUi.close();
  });

  it('reports an output that the server leaves out, and cancels the rest', async () => {
    const { graph, map } = await bundled('text-to-picture');
    const broken = { class_type: 'SaveImage', inputs: { images: ['scale', 0], filename_prefix: 'x' } };
    const scale = {
      class_type: 'ImageScale',
      inputs: { image: ['decode', 0], upscale_method: 'magic', width: 1, height: 1, crop: 'disabled' },
    };
    await put('half', { ...graph, scale, broken }, { ...map, output: 'broken' });
    const comfyUi = await openComfyUi();
    comfyUi.hold();
    const interrupted = new Promise<void>((resolve) => {
      comfyUi.answer('/interrupt', async (_response, usual) => {
        await usual();
        resolve();
      });
    });
    const { engine } = await configured(comfyUi.origin);
    await expect(makePictures(engine, generateRequest())).rejects.toMatchObject({
      kind: 'misconfigured',
      message: 'ComfyUI leaves out what graph half is for (ImageScale.upscale_method value_not_in_list)',
    });
    await interrupted;
    await comfyUi.close();
  });

  it('reports by node and code what a graph lacks on the server', async () => {
    const { graph, map } = await bundled('text-to-picture');
    const checkpoint = { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'gone.safetensors' } };
    const { checkpoint: _, ...inputs } = map.inputs;
    await put('old', { ...graph, checkpoint }, { ...map, inputs });
    const comfyUi = await openComfyUi();
    const { engine } = await configured(comfyUi.origin);
    await expect(makePictures(engine, generateRequest())).rejects.toMatchObject({
      kind: 'misconfigured',
      message: 'ComfyUI answered 400 (CheckpointLoaderSimple.ckpt_name value_not_in_list)',
      mayHaveCost: false,
    });
    await comfyUi.close();
  });

  it('rejects an unreadable folder, and a password in the address', async () => {
    const problem = (values: object) =>
      comfyUiBlueprint.problemOf?.({ baseUrl: 'http://home:8188', ...values });
    await mkdir(join(folder, 'empty'));
    expect(problem({ workflows: join(folder, 'empty') })).toBe(null);
    expect(problem({ workflows: join(folder, 'none') })).toBe(
      'COMFYUI_WORKFLOWS names a folder that cannot be read',
    );
    expect(problem({ baseUrl: 'http://me:secret@home:8188' })).toMatch(/^COMFYUI_URL must hold no name/);
    expect(problem({ login: 'secret' })).toMatch(/^COMFYUI_LOGIN must be/);
  });
});
