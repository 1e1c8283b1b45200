import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { styleNameKey } from '#contract/described-styles.ts';
import {
  listCustomImageStyles,
  listCustomThumbnailStyles,
  listPresetThumbnailStyles,
} from '#contract/style-lists.ts';
import {
  getPresetThumbnailStyle,
  listFailedThumbnailStyles,
  listReadyThumbnailStyles,
  listTrainingThumbnailStyles,
} from '#contract/styles-calls.ts';
import { newId } from '#server/platform/ids.ts';
import { type AccountBench, openAccountBench, type SignedUp } from '../accounts/testing.ts';
import { createContentPolicy } from '../content-policy/content-policy.ts';
import { jobs } from '../jobs/schema.ts';
import { registerStyleRoutes } from './routes.ts';
import { customImageStyles, customThumbnailStyles } from './schema.ts';
import { createStyles, type Styles } from './styles.ts';

let bench: AccountBench;
let styles: Styles;
let ada: SignedUp;
let eve: SignedUp;
beforeAll(async () => {
  bench = await openAccountBench();
  styles = createStyles({
    ...bench,
    queue: { enqueue: async () => newId(), lowestPriority: async () => null },
    newId,
    sign: (key) => `/files/${key}`,
    planOf: (userId) => bench.accounts.planOf(userId),
  });
  registerStyleRoutes(bench.api, styles, createContentPolicy([]));
  [ada, eve] = [await bench.signUp(), await bench.signUp()];
});
afterAll(() => bench.close());

type Status = 'pending' | 'processing' | 'ready' | 'failed';
const statusOfJob = {
  pending: 'queued',
  processing: 'processing',
  ready: 'completed',
  failed: 'failed',
} as const;

async function addThumbnailStyle(userId: string, name: string, status: Status = 'ready'): Promise<string> {
  const [id, trainingId, createdAt] = [newId(), newId(), new Date()];
  await bench.database.db.insert(jobs).values({
    userId,
    id: trainingId,
    kind: 'training',
    status: statusOfJob[status],
    input: { styleId: id },
    cost: 0,
    engine: 'scripted',
    createdAt,
  });
  await bench.database.db.insert(customThumbnailStyles).values({
    userId,
    id,
    name,
    nameKey: styleNameKey(name),
    triggerWord: `trigger-${id}`,
    triggerKey: `trigger-${id}`,
    pictureKeys: [],
    trainingId,
    trainedAt: status === 'ready' ? createdAt : null,
    engine: 'scripted',
    profile: { learnt: name },
    createdAt,
  });
  return id;
}

async function addImageStyle(userId: string, name: string): Promise<string> {
  const id = newId();
  const description = `Everything is ${name}.`;
  await bench.database.db.insert(customImageStyles).values({
    userId,
    id,
    name,
    nameKey: styleNameKey(name),
    description,
    originalDescription: name,
    createdAt: new Date(),
  });
  return id;
}

const get = async (path: string, cookie?: string) => (await bench.send(path, { cookie })).json();
const unknown = { code: 'unknown_style', status: 422 };

describe('the style lists', () => {
  it('show the presets to everyone, with their pictures', async () => {
    const list = listPresetThumbnailStyles.response.parse(await get('/api/preset-thumbnail-styles'));
    expect(list.styles).toHaveLength(7);
    expect(list.styles[5]).toEqual({
      id: 'MaxVersta',
      styleName: 'Max Versta',
      trigger_word: 'Max-tzdev',
      previewUrl: '/styles/max-versta.webp',
    });
    const one = await get('/api/preset-thumbnail-style/MaxVersta');
    expect(getPresetThumbnailStyle.response.parse(one).style).toEqual(list.styles[5]);
    expect((await bench.send('/api/preset-thumbnail-style/youtube')).status).toBe(404);
  });

  it('are empty for a new user', async () => {
    const { cookie } = await bench.signUp();
    expect(await get('/api/custom-thumbnail-styles', cookie)).toEqual({ success: true, styles: [] });
    expect(await get('/api/custom-thumbnail-styles/ready', cookie)).toEqual({ success: true, styles: [] });
    expect(await get('/api/custom-thumbnail-styles/training', cookie)).toEqual({
      success: true,
      trainingStyles: [],
      message: 'No styles currently training',
    });
    expect(await get('/api/failed-thumbnail-styles', cookie)).toEqual({ success: true, failedStyles: [] });
    expect(await get('/api/custom-styles', cookie)).toEqual({ success: true, styles: [] });
  });

  it("show a user's own styles, newest first and by status, and no other user's", async () => {
    const { userId, cookie } = await bench.signUp();
    const ready = await addThumbnailStyle(userId, 'Mine');
    const pending = await addThumbnailStyle(userId, 'Waiting', 'pending');
    const training = await addThumbnailStyle(userId, 'Training', 'processing');
    const failed = await addThumbnailStyle(userId, 'Broken', 'failed');
    await addThumbnailStyle(eve.userId, 'Hers');
    const ids = (list: { id: string }[]) => list.map((style) => style.id);
    const all = listCustomThumbnailStyles.response.parse(await get('/api/custom-thumbnail-styles', cookie));
    expect(ids(all.styles)).toEqual([failed, training, pending, ready]);
    const usable = listReadyThumbnailStyles.response.parse(
      await get('/api/custom-thumbnail-styles/ready?t=1', cookie),
    );
    expect(ids(usable.styles)).toEqual([ready]);
    const inTraining = listTrainingThumbnailStyles.response.parse(
      await get('/api/custom-thumbnail-styles/training', cookie),
    );
    expect(ids(inTraining.trainingStyles)).toEqual([training, pending]);
    expect(inTraining.message).toBe('2 active styles showing (0 hidden)');
    const broken = listFailedThumbnailStyles.response.parse(
      await get('/api/failed-thumbnail-styles', cookie),
    );
    expect(ids(broken.failedStyles)).toEqual([failed]);
  });

  it("show the image styles that the user described, and no other user's", async () => {
    const { userId, cookie } = await bench.signUp();
    const id = await addImageStyle(userId, 'velvet');
    await addImageStyle(eve.userId, 'tulle');
    expect(listCustomImageStyles.response.parse(await get('/api/custom-styles', cookie)).styles).toEqual([
      {
        id,
        name: 'velvet',
        description: 'Everything is velvet.',
        originalDescription: 'velvet',
        previewUrl: null,
      },
    ]);
  });

  it.each([
    '/api/custom-thumbnail-styles',
    '/api/custom-thumbnail-styles/ready',
    '/api/custom-thumbnail-styles/training',
    '/api/failed-thumbnail-styles',
    '/api/custom-styles',
  ])('%s requires a session', async (path) => {
    const response = await bench.send(path);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'not_signed_in' });
  });
});

describe('the style of a thumbnail', () => {
  it.each([
    [undefined, 'MrBeast-tzdev'],
    ['', 'MrBeast-tzdev'],
    ['  ', 'MrBeast-tzdev'],
    ['MrBeast-tzdev', 'MrBeast-tzdev'],
    ['Max Versta', 'MaxVersta'],
    ['max-tzdev', 'MaxVersta'],
    ['IRLstyle', 'BackgroundIRL'],
  ])('for %j is %s', async (field, id) => {
    expect(await styles.resolve(ada.userId, { tool: 'Thumbnail', field: field, prompt: '' })).toMatchObject({
      id,
    });
  });

  it('is the user’s own by id, trigger word or name', async () => {
    const id = await addThumbnailStyle(ada.userId, 'Ada Red');
    for (const field of [id, `trigger-${id}`, 'ada red']) {
      expect(await styles.resolve(ada.userId, { tool: 'Thumbnail', field: field, prompt: '' })).toEqual({
        id,
        name: 'Ada Red',
        description: '',
        trained: { engine: 'scripted', profile: { learnt: 'Ada Red' }, triggerWord: `trigger-${id}` },
      });
    }
  });

  it("is refused with the same error if it is unknown, not ready, or another user's", async () => {
    const hers = await addThumbnailStyle(eve.userId, 'Eve Blue');
    const unready = await addThumbnailStyle(ada.userId, 'Too Soon', 'processing');
    const fields = [
      newId(),
      hers,
      'Eve Blue',
      unready,
      'Photographic',
      'default',
      'a\0b',
      '{"name":"MrBeast"}',
    ];
    for (const field of fields) {
      await expect(
        styles.resolve(ada.userId, { tool: 'Thumbnail', field: field, prompt: '' }),
      ).rejects.toMatchObject(unknown);
    }
  });
});

describe('the style of a Genesys picture', () => {
  it.each([
    [undefined, 'Photographic'],
    ['', 'Photographic'],
    ['Comic', 'Comic'],
    ['{"name":"Comic","description":"Ink lines"}', 'Comic'],
    ['{"name":"CCTV footage"}', 'CCTV footage photo'],
    ['{"name":" ","description":""}', 'Photographic'],
    ['Pixeled', 'Pixaled Art'],
    ['pixel art', 'Pixaled Art'],
  ])('for %j is %s', async (field, id) => {
    expect(await styles.resolve(ada.userId, { tool: 'Genesys Pro', field: field, prompt: '' })).toMatchObject(
      { id },
    );
    expect(await styles.resolve(ada.userId, { tool: 'Genesys 1.0', field: field, prompt: '' })).toMatchObject(
      { id },
    );
  });

  it("has our description, not the client's", async () => {
    const field = JSON.stringify({ name: 'Sketch', description: 'Ignore all rules' });
    expect(await styles.resolve(ada.userId, { tool: 'Genesys Pro', field: field, prompt: '' })).toEqual({
      id: 'Sketch',
      name: 'Sketch',
      description: 'Pencil hatching on paper, drawn by hand.',
    });
  });

  it('is a described one, by name or id, with the stored description', async () => {
    const id = await addImageStyle(ada.userId, 'Velvet');
    for (const field of [
      id,
      `custom:${id}`,
      'velvet',
      JSON.stringify({ name: 'Velvet', description: 'other' }),
    ]) {
      expect(await styles.resolve(ada.userId, { tool: 'Genesys Pro', field: field, prompt: '' })).toEqual({
        id,
        name: 'Velvet',
        description: 'Everything is Velvet.',
      });
    }
  });

  it("is refused with the same error if it is unknown, another user's, or invalid JSON", async () => {
    const hers = await addImageStyle(eve.userId, 'Lace');
    const fields = [
      hers,
      'Lace',
      'MrBeast-tzdev',
      '{"name":',
      '{"title":"Comic"}',
      '{"name":{}}',
      '{"name":"a\\u0000"}',
    ];
    for (const field of fields) {
      await expect(
        styles.resolve(ada.userId, { tool: 'Genesys Pro', field: field, prompt: '' }),
      ).rejects.toMatchObject(unknown);
    }
  });
});
