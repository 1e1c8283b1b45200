import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trainThumbnailStyle } from '#contract/styles-calls.ts';
import { EngineError } from '#engines/engine.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { styleData } from '../personal-data.ts';
import {
  blankPicture,
  hasFailed,
  isReady,
  leaveTraining,
  outcome,
  picturesOf,
  postStyle,
  setPlan,
  styleIn,
  stylesOf,
  styleWith,
} from './testing.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp();
});
afterAll(() => bench.close());

async function testUser(plan: Parameters<typeof setPlan>[2] = 'pro'): Promise<Client> {
  const client = await bench.signUp();
  if (plan !== 'free') await setPlan(bench, client, plan);
  return client;
}

/** Collects an async sequence. */
async function all<T>(source: AsyncIterable<T> | readonly T[]): Promise<T[]> {
  const found: T[] = [];
  for await (const entry of source) found.push(entry);
  return found;
}

const patch = (client: Client, id: string, body: object) =>
  client.request(`/api/custom-thumbnail-styles/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const remove = (client: Client, id: string) =>
  client.request(`/api/custom-thumbnail-styles/${id}`, { method: 'DELETE' });
const recover = (client: Client, id: string) =>
  client.request(`/api/recover-thumbnail-style/${id}`, { method: 'POST' });

describe('a trained style', () => {
  it('is queued, trained on its pictures, and ready, with a preview and a notification', async () => {
    const client = await testUser();
    const answer = await (await postStyle(client)).json();
    const { style } = trainThumbnailStyle.response.parse(answer);
    expect(style).toMatchObject({
      styleName: 'Night market',
      triggerWord: 'nightmkt',
      mode: 'style',
      status: 'pending',
      pictures: 3,
      model_id: 'scripted',
      error: null,
    });
    const ready = await styleWith(bench, client, style.id, isReady);
    expect(ready).toMatchObject({ progress: 100, description: 'Learnt from 3 pictures.' });
    const preview = await client.request(ready.previewUrl ?? '');
    expect(preview.headers.get('content-type')).toBe('image/webp');
    expect((await preview.arrayBuffer()).byteLength).toBeLessThan(20_000);
    const { notifications } = (await client.json('/api/notifications')) as { notifications: object[] };
    expect(notifications[0]).toMatchObject({
      type: 'style_ready',
      values: { styleId: style.id, name: 'Night market' },
      action: { url: '/editor' },
    });
    expect(await bench.filesOf(client)).toHaveLength(4);
    expect(bench.leftUploads()).toEqual([]);
  });

  it('is used for a thumbnail by its id, or by its trigger word instead of a preset', async () => {
    const client = await testUser();
    const { id } = await styleIn(await postStyle(client));
    await styleWith(bench, client, id, isReady);
    for (const fields of [
      { style: id, prompt: 'A shark' },
      { style: 'MrBeast-tzdev', prompt: 'A NightMkt shark' },
      { style: '', prompt: 'nightmkt, A shark' },
    ]) {
      const { jobId } = (await (await client.generate(fields)).json()) as { jobId: string };
      expect(await client.jobEnded(jobId)).toMatchObject({ prompt: fields.prompt, style: 'Night market' });
      expect(bench.engine.requests.at(-1)).toMatchObject({
        prompt: 'A shark',
        style: { id, profile: { pictures: 3 }, description: 'Learnt from 3 pictures.' },
      });
    }
    const { jobId } = (await (await client.generate({ prompt: 'nightmktish shark' })).json()) as {
      jobId: string;
    };
    expect(await client.jobEnded(jobId)).toMatchObject({ style: 'MrBeast' });
  });

  it('ignores duplicate and blank pictures', async () => {
    const client = await testUser();
    const blank = await blankPicture();
    const [first] = await picturesOf(1);
    const pictures = [...(await picturesOf(4)), first ?? blank, blank];
    expect(await styleIn(await postStyle(client, { pictures }))).toMatchObject({ pictures: 4 });
  });
});

describe('a training', () => {
  it('is refused with its code, and stores nothing', async () => {
    const client = await testUser();
    const [one] = await picturesOf(1);
    const plain = await blankPicture();
    const heic = new Blob([Buffer.from('000000186674797068656963000000006d696631', 'hex')]);
    const huge = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]);
    const three = await picturesOf(3);
    const refusals: [string, Parameters<typeof postStyle>[1]][] = [
      ['422 too_few_pictures', { pictures: [] }],
      ['422 too_few_pictures', { pictures: await picturesOf(2) }],
      ['413 too_many_pictures', { pictures: await picturesOf(31) }],
      ['422 training_pictures_identical', { pictures: Array.from({ length: 5 }, () => one ?? plain) }],
      ['422 training_pictures_blank', { pictures: [plain, plain, plain, plain] }],
      ['415 heic_unsupported', { pictures: [...three, heic] }],
      ['415 unsupported_image', { pictures: [...three, new Blob(['<svg/>'])] }],
      ['413 payload_too_large', { pictures: [...three, huge] }],
      ['422 rights_not_confirmed', { rightsConfirmed: 'false' }],
      ['422 style_name_invalid', { styleName: ' ' }],
      ['422 style_name_invalid', { styleName: 'x'.repeat(41) }],
      ['422 trigger_word_invalid', { triggerWord: 'two words' }],
      ['422 trigger_word_invalid', { triggerWord: 'x' }],
      ['409 style_name_taken', { styleName: 'mrbeast' }],
      ['409 trigger_word_taken', { triggerWord: 'irlSTYLE' }],
      ['422 content_policy', { styleName: 'nude teens' }],
      ['422 validation_failed', { mode: 'weights' }],
    ];
    for (const [expected, sent] of refusals) {
      expect(await outcome(await postStyle(client, sent)), JSON.stringify(sent)).toBe(expected);
    }
    expect(await stylesOf(client)).toEqual([]);
    expect(await bench.filesOf(client)).toEqual([]);
    expect(bench.leftUploads()).toEqual([]);
  });

  it('accepts markup in a name as plain text', async () => {
    const client = await testUser();
    const styleName = '<b onclick=x>Bold</b>';
    expect(await styleIn(await postStyle(client, { styleName }))).toMatchObject({ styleName });
  });

  it('is not included in the free plan, and limited by the others', async () => {
    const free = await testUser('free');
    expect(await outcome(await postStyle(free))).toBe('403 too_many_trained_styles');
    expect(await bench.filesOf(free)).toEqual([]);
    const basic = await testUser('basic');
    expect(await outcome(await postStyle(basic))).toBe('200');
    const second = await postStyle(basic, { styleName: 'Second', triggerWord: 'second' });
    expect(await outcome(second)).toBe('403 too_many_trained_styles');
  });

  it('stays on a smaller plan, which adds none until there is room', async () => {
    const client = await testUser('pro');
    const first = await styleIn(await postStyle(client));
    const second = await styleIn(await postStyle(client, { styleName: 'Second', triggerWord: 'second' }));
    for (const { id } of [first, second]) await styleWith(bench, client, id, isReady);
    const third = () => postStyle(client, { styleName: 'Third', triggerWord: 'third' });

    await setPlan(bench, client, 'basic');
    expect((await stylesOf(client)).map(({ status }) => status)).toEqual(['ready', 'ready']);
    for (const { id } of [first, second]) expect((await client.generate({ style: id })).ok).toBe(true);
    expect(await outcome(await third())).toBe('403 too_many_trained_styles');
    // After deleting one of two, Basic's single place is still taken.
    await client.request(`/api/custom-thumbnail-styles/${second.id}`, { method: 'DELETE' });
    expect(await outcome(await third())).toBe('403 too_many_trained_styles');
    await client.request(`/api/custom-thumbnail-styles/${first.id}`, { method: 'DELETE' });
    expect(await outcome(await third())).toBe('200');
  });

  it('has seven places on Plus, and no limit on Enterprise', async () => {
    const client = await testUser('plus');
    const add = (number: number) =>
      postStyle(client, { styleName: `Style ${number}`, triggerWord: `style${number}` });
    for (let number = 1; number <= 7; number += 1) expect(await outcome(await add(number))).toBe('200');
    expect(await outcome(await add(8))).toBe('403 too_many_trained_styles');
    await setPlan(bench, client, 'enterprise');
    for (let number = 8; number <= 9; number += 1) expect(await outcome(await add(number))).toBe('200');
    for (const { id } of await stylesOf(client)) await styleWith(bench, client, id, isReady);
  });

  it('of twelve concurrent ones starts as many as the plan allows, and leaves nothing of the others', async () => {
    const client = await testUser('pro');
    const answers: string[] = [];
    // As many at once as a caller may upload.
    for (let round = 0; round < 4; round += 1) {
      const sent = [0, 1, 2].map((index) => {
        const name = `style${round}${index}`;
        return postStyle(client, { styleName: name, triggerWord: name }).then(outcome);
      });
      answers.push(...(await Promise.all(sent)));
    }
    expect(answers.filter((answer) => answer === '200')).toHaveLength(5);
    expect(new Set(answers)).toEqual(new Set(['200', '403 too_many_trained_styles']));
    const styles = await stylesOf(client);
    for (const { id } of styles) await styleWith(bench, client, id, isReady);
    expect(await bench.filesOf(client)).toHaveLength(5 * 4);
  });

  it('starts three times a month for each place, even if styles are deleted', async () => {
    const client = await testUser('basic');
    for (let start = 0; start < 3; start += 1) {
      const { id } = await styleIn(await postStyle(client, { pictures: await picturesOf(3, start) }));
      expect(await outcome(await remove(client, id))).toBe('200');
    }
    expect(await outcome(await postStyle(client))).toBe('429 too_many_trainings');
  });

  it('that is sent again is the same one, with a key and without', async () => {
    const client = await testUser();
    const { id } = await styleIn(await postStyle(client));
    expect(await styleIn(await postStyle(client))).toMatchObject({ id });
    expect(await outcome(await postStyle(client, { mode: 'subject' }))).toBe('409 style_name_taken');
    const key = { 'idempotency-key': 'key-1' };
    const keyed = { styleName: 'Keyed', triggerWord: 'keyed' };
    const style = await styleIn(await postStyle(client, keyed, key));
    expect(await styleIn(await postStyle(client, keyed, key))).toMatchObject({ id: style.id });
    const other = await postStyle(client, { ...keyed, triggerWord: 'other' }, key);
    expect(await outcome(other)).toBe('422 idempotency_mismatch');
    expect(await stylesOf(client)).toHaveLength(2);
    expect(await outcome(await postStyle(client, {}, { 'idempotency-key': 'a b' }))).toBe(
      '422 idempotency_key_invalid',
    );
  });

  it('that fails gives the reason, keeps its pictures, and is recovered for free', async () => {
    const client = await testUser('basic');
    bench.engine.learn(async () => {
      throw new EngineError('invalid_input', 'as the test says');
    });
    const { id } = await styleIn(await postStyle(client));
    const failed = await styleWith(bench, client, id, hasFailed);
    expect(failed.error?.code).toBe('training_failed');
    const { failedStyles } = (await client.json('/api/failed-thumbnail-styles')) as {
      failedStyles: object[];
    };
    expect(failedStyles).toMatchObject([{ styleId: id, request_id: failed.request_id, status: 'failed' }]);
    const { notifications } = (await client.json('/api/notifications')) as { notifications: object[] };
    expect(notifications[0]).toMatchObject({ type: 'style_failed', action: { url: '/editor' } });

    bench.engine.learn(async ({ pictures, mode, triggerWord }) => ({
      profile: null,
      description: `${pictures.length} ${mode} ${triggerWord}`,
    }));
    const recovered = await (await recover(client, id)).json();
    expect(recovered).toMatchObject({ style: { status: 'pending' }, message: 'The training starts again.' });
    const ready = await styleWith(bench, client, id, isReady);
    expect(ready).toMatchObject({ description: '3 style nightmkt', error: null });
    expect(ready.request_id).not.toBe(failed.request_id);
    expect(await (await recover(client, id)).json()).toMatchObject({
      message: 'The style is already ready.',
    });
  });

  it('that finds the engine busy is retried', async () => {
    const client = await testUser();
    let calls = 0;
    bench.engine.learn(async () => {
      calls += 1;
      if (calls === 1) throw new EngineError('rate_limited', 'later');
      return { profile: { calls }, description: 'Patience.' };
    });
    const { id } = await styleIn(await postStyle(client));
    await styleWith(bench, client, id, isReady);
    expect(calls).toBe(2);
  });

  it('ends when its style is deleted, and leaves no files', async () => {
    const client = await testUser();
    const started = Promise.withResolvers<AbortSignal>();
    bench.engine.learn((_request, { signal }) => {
      started.resolve(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const { id } = await styleIn(await postStyle(client));
    const signal = await started.promise;
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(await outcome(await remove(client, id))).toBe('200');
    await aborted;
    expect(signal.reason).toBe('cancelled');
    expect(await stylesOf(client)).toEqual([]);
    await expect.poll(() => bench.filesOf(client)).toEqual([]);
    expect(await outcome(await remove(client, id))).toBe('404 not_found');
  });
});

describe('an abandoned training', () => {
  it('is enqueued again and taken from its dead worker', async () => {
    const client = await testUser();
    bench.engine.learn(async () => ({ profile: null, description: 'At last.' }));
    const { id } = await styleIn(await postStyle(client));
    await styleWith(bench, client, id, isReady);
    await leaveTraining(bench, id);
    expect(await bench.app.jobs.recover()).toBe(1);
    expect(await styleWith(bench, client, id, isReady)).toMatchObject({ description: 'At last.' });
    expect(await bench.app.jobs.recover()).toBe(0);
  });
});

describe('a training as a job', () => {
  it('is in no list of jobs, has no status there, and is cancelled with its style only', async () => {
    const client = await testUser();
    const held = Promise.withResolvers<void>();
    bench.engine.learn(async () => {
      await held.promise;
      return { profile: null, description: '' };
    });
    const { id, request_id: trainingId } = await styleIn(await postStyle(client));
    expect(await client.jobs()).toEqual([]);
    expect(await outcome(await client.request(`/api/status/${trainingId}`))).toBe('404 not_found');
    const cancel = await client.request(`/api/jobs/${trainingId}/cancel`, { method: 'POST' });
    expect(await outcome(cancel)).toBe('404 not_found');
    held.resolve();
    await styleWith(bench, client, id, isReady);
    expect(await client.jobs()).toEqual([]);
  });
});

describe("another user's style", () => {
  it('looks missing: it cannot be changed, deleted, recovered or used', async () => {
    const [ada, eve] = [await testUser(), await testUser()];
    bench.engine.learn(async () => ({ profile: null, description: '' }));
    const { id } = await styleIn(await postStyle(ada));
    await styleWith(bench, ada, id, isReady);
    expect(await outcome(await patch(eve, id, { styleName: 'Mine' }))).toBe('404 not_found');
    expect(await outcome(await remove(eve, id))).toBe('404 not_found');
    expect(await outcome(await recover(eve, id))).toBe('404 not_found');
    expect(await outcome(await eve.generate({ style: id }))).toBe('422 unknown_style');
    expect(await outcome(await eve.generate({ style: 'nightmkt' }))).toBe('422 unknown_style');
    expect(await stylesOf(eve)).toEqual([]);
  });
});

describe('a change', () => {
  it('renames a style and changes its trigger word, each unique per user', async () => {
    const client = await testUser();
    const { id } = await styleIn(await postStyle(client));
    await postStyle(client, { styleName: 'Other', triggerWord: 'other' });
    const changed = await styleIn(await patch(client, id, { styleName: 'Harbour', triggerWord: 'harbour' }));
    expect(changed).toMatchObject({ styleName: 'Harbour', triggerWord: 'harbour' });
    expect(await outcome(await patch(client, id, { styleName: 'OTHER' }))).toBe('409 style_name_taken');
    expect(await outcome(await patch(client, id, { triggerWord: 'Öther' }))).toBe('409 trigger_word_taken');
    expect(await outcome(await patch(client, id, { triggerWord: 'a b' }))).toBe('422 trigger_word_invalid');
    expect(await outcome(await patch(client, id, { styleName: 'nude teens' }))).toBe('422 content_policy');
    expect(await outcome(await patch(client, id, {}))).toBe('200');
  });
});

describe('the list of styles in training', () => {
  it('shows three, none with an internal name, and counts the others', async () => {
    const client = await testUser();
    const held = Promise.withResolvers<void>();
    bench.engine.learn(async () => {
      await held.promise;
      return { profile: null, description: '' };
    });
    for (const styleName of ['First', 'Second', 'test 2', 'Third', 'Fourth']) {
      await styleIn(await postStyle(client, { styleName, triggerWord: styleName.replace(' ', '-') }));
    }
    const list = (await client.json('/api/custom-thumbnail-styles/training?t=1')) as {
      trainingStyles: { styleName: string }[];
      message: string;
    };
    expect(list.trainingStyles.map(({ styleName }) => styleName)).toEqual(['Fourth', 'Third', 'Second']);
    expect(list.message).toBe('3 active styles showing (2 hidden)');
    held.resolve();
    for (const { id } of await stylesOf(client)) await styleWith(bench, client, id, isReady);
  });
});

describe('the data export', () => {
  it('contains the styles with their training pictures and previews, and nothing internal', async () => {
    const client = await testUser();
    bench.engine.learn(async () => ({ profile: { seen: 3 }, description: 'Seen.' }));
    const { id } = await styleIn(await postStyle(client));
    await styleWith(bench, client, id, isReady);
    const data = styleData(bench.app.database);
    const records = await all(data.records['thumbnail-styles']?.(client.userId) ?? []);
    const names = [1, 2, 3].map((number) => `${id}-${number}.jpg`);
    expect(records).toMatchObject([{ id, name: 'Night market', profile: { seen: 3 }, files: names }]);
    expect(Object.keys(records[0] ?? {})).not.toContain('nameKey');
    expect(Object.keys(records[0] ?? {})).not.toContain('triggerKey');
    const files = await all(data.files?.(client.userId) ?? []);
    expect(files.map(({ name }) => name)).toEqual([...names, `${id}-preview.webp`]);
    for (const { key } of files) expect(await bench.objects.exists(key)).toBe(true);
    const trainings = await all(data.records['style-trainings']?.(client.userId) ?? []);
    expect(trainings).toMatchObject([{ styleId: id }]);
  });
});
