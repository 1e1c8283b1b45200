import { onTestFinished, vi } from 'vitest';
import { errors } from '#contract/errors.ts';
import { cancelJob, type Job, listJobs } from '#contract/jobs.ts';
import { getUpscaleStatus, listUpscales, startUpscale, type UpscaleItem } from '#contract/upscale-calls.ts';
import { getUpscaleEngine } from '#contract/upscale-engine.ts';
import { popupTexts } from '#web/features/studio/failure/texts.ts';
import { studioTexts } from '#web/features/studio/texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { sampleJob, sampleProgress } from '#web/test-data/sample-job.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { chooseFiles, pictureFile } from '#web/testing/files.ts';
import { openPage, reloadPage } from '#web/testing/page.ts';
import { expectCoins, toolNamed } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { sampleUpscale } from '../testing/sample-upscale.ts';
import { upscalingTexts } from '../texts.ts';

const { english: words } = upscalingTexts;
const { english: studioWords } = studioTexts;
const t = translator(upscalingTexts);
const success = true as const;
const entries = page.getByRole('region', { name: words.history }).getByRole('article');
const entry = entries.first();
const upscaler = toolNamed(/^Upscaler/);

interface Upscales {
  /** Ends the running upscale. */
  end(status: 'succeeded' | 'failed'): void;
}

/** A server whose upscales stay at 60 % until the test ends them. */
const test = base.extend<{ upscales: Upscales }>({
  upscales: [
    async ({ api, events, user }, use) => {
      answerForGallery(api);
      let items: UpscaleItem[] = [];
      let jobs: Job[] = [];
      const pay = (coins: number) => {
        user.coins += coins;
        events.send('coins.changed', { coins: user.coins });
      };
      const statusOf = (upscale: UpscaleItem) => ({
        ...{ success, upscale, status: upscale.status, progress: upscale.progress },
        ...{ code: upscale.error?.code ?? null, error: upscale.error?.message ?? null },
        ...{ upscaledImageUrl: upscale.afterUrl, imageUrl: upscale.afterUrl, image_url: upscale.afterUrl },
        ...{ output: { url: upscale.afterUrl }, originalImageUrl: upscale.beforeUrl },
      });
      const reads = ['dynamic', 'creativity', 'resemblance'] as const;
      api.answer(getUpscaleEngine, () => ({
        success,
        engine: { name: 'Built-in', isBuiltIn: true, reads: [...reads] },
      }));
      api.answer(listJobs, () => ({ success, jobs }));
      api.answer(listUpscales, () => {
        const history = items.filter(({ status }) => status !== 'failed');
        const total = history.length;
        return { success, history, total, totalCount: total, hasMore: false, nextCursor: null };
      });
      api.answer(startUpscale, () => {
        const id = crypto.randomUUID();
        const now = new Date().toISOString();
        const upscale = sampleUpscale({
          ...{
            id,
            status: 'processing',
            progress: 60,
            // Its messages go by time.
            isProgressMeasured: false,
            startedAt: now,
            timestamp: now,
            afterUrl: null,
            upscaledImageUrl: null,
          },
          ...{ beforeUrl: '/files/640x360.png', beforeThumbnailUrl: '/files/640x360.png' },
          afterThumbnailUrl: null,
        });
        const progress = sampleProgress({ percent: 60, step: 'working' });
        const job = sampleJob({ id, tool: 'Upscaler', progress, prompt: '', cost: 5, createdAt: now });
        items = [upscale, ...items];
        jobs = [job, ...jobs];
        pay(-5);
        events.send('job.changed', { job });
        return { success, jobId: id, coins: user.coins, cost: 5, upscale };
      });
      api.answer(getUpscaleStatus, ({ params }) => {
        const upscale = items.find(({ id }) => id === params.id);
        return upscale === undefined ? refusal('not_found') : statusOf(upscale);
      });
      api.answer(cancelJob, ({ params }) => {
        const job = jobs.find(({ id }) => id === params.jobId);
        if (job === undefined) return refusal('not_found');
        const error = { code: 'cancelled' as const, message: errors.cancelled.message };
        const cancelled = { ...job, status: 'cancelled' as const, error };
        items = items.map((one) => (one.id === job.id ? { ...one, status: 'failed' as const, error } : one));
        jobs = [];
        pay(5);
        events.send('job.changed', { job: cancelled });
        return { success, job: cancelled, coins: user.coins };
      });
      await use({
        end(status) {
          const [item] = items;
          const [job] = jobs;
          if (item === undefined || job === undefined) throw new Error('No upscale runs.');
          const hasFailed = status === 'failed';
          const error = hasFailed
            ? { code: 'engine_failed' as const, message: errors.engine_failed.message }
            : null;
          const address = hasFailed ? null : '/files/1280x720.png';
          const ended = {
            ...{ ...item, status, error, progress: hasFailed ? 60 : 100 },
            ...{ afterUrl: address, upscaledImageUrl: address, afterThumbnailUrl: address },
          };
          items = items.map((one) => (one === item ? ended : one));
          const endedJob = { ...job, status: hasFailed ? 'failed' : 'completed', error } as const;
          jobs = jobs.map((one) => (one === job ? endedJob : one));
          if (hasFailed) pay(5);
          events.send('job.changed', { job: endedJob });
        },
      });
    },
    { auto: true },
  ],
});

async function startOne(): Promise<void> {
  await openPage('/editor');
  await upscaler.click();
  await chooseFiles([await pictureFile('small.png', '160x90.png')]);
  await expect.element(page.getByRole('img', { name: 'small.png' })).toBeVisible();
  await page.getByRole('button', { name: /^Upscale(?! history)/ }).click();
  await expectCoins(95);
}

const progressbar = entry.getByRole('progressbar');

test('a running upscale shows its progress and the message for its elapsed time, supports Check Status, and can be cancelled', async () => {
  const startedAt = Date.now();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: startedAt });
  onTestFinished(() => void vi.useRealTimers());
  const atSecond = (second: number) => {
    vi.setSystemTime(startedAt + second * 1_000);
    // The page updates every second.
    vi.advanceTimersByTime(1_000);
  };
  await startOne();
  await expect.element(progressbar).toHaveAttribute('aria-valuenow', '60');
  atSecond(20);
  await expect.element(entry.getByText(words.moments)).toBeVisible();
  const check = entry.getByRole('button', { name: words.checkStatus });
  await expect.element(check).not.toBeInTheDocument();
  atSecond(40);
  await expect.element(entry.getByText(words.almost)).toBeVisible();
  atSecond(50);
  await check.click();
  await expect.element(entry.getByText(t('checkedRunning', { percent: formatPercent(60) }))).toBeVisible();
  atSecond(100);
  await expect.element(entry.getByText(t('minutes', { count: 1 }))).toBeVisible();
  atSecond(180);
  await expect.element(entry.getByText(words.finalStage)).toBeVisible();
  await expect.element(entry.getByText(words.detecting)).toBeVisible();
  // Elapsed time alone never finishes an upscale.
  atSecond(900);
  await expect.element(entry.getByText(t('minutes', { count: 15 }))).toBeVisible();

  // It is shown after a reload, and as a toast in another tool.
  await reloadPage();
  await expect.element(progressbar).toHaveAttribute('aria-valuenow', '60');
  await toolNamed(/^Genesys 1.0/).click();
  const toast = page.getByRole('listitem').filter({ hasText: studioWords.upscaling });
  await expect.element(toast).toMatchTextContent('60%');
  const pictures = page.getByRole('region', { name: studioWords.pictures });
  expect(pictures.getByRole('article').elements()).toEqual([]);
  await upscaler.click();
  await entry.getByRole('button', { name: words.cancel }).click();
  await expect.element(entry).not.toBeInTheDocument();
  await expectCoins(100);
});

test('a failed upscale says so, costs nothing, and can be resent unchanged', async ({ api, upscales }) => {
  await startOne();
  await expect.element(progressbar).toBeVisible();
  upscales.end('failed');
  const dialog = page.getByRole('dialog', { name: studioWords.upscaleFailedTitle });
  await expect.element(dialog.getByText(popupTexts.english.upscaleFailedText)).toBeVisible();
  await expect.element(dialog.getByText(studioWords.notCharged)).toBeVisible();
  await expectCoins(100);
  await dialog.getByRole('button', { name: studioWords.tryAgain }).click();
  await expectCoins(95);
  upscales.end('succeeded');
  await expect.element(entries.getByRole('heading', { name: '2x · WEBP' })).toBeVisible();
  expect(entries.elements()).toHaveLength(1);
  const sent = api.requests(startUpscale);
  expect(sent.map(({ files }) => files.sourceImage?.map(({ name }) => name))).toEqual([
    ['small.png'],
    ['small.png'],
  ]);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});
