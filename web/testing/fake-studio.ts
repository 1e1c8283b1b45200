import { findCutOut } from '#contract/cut-outs.ts';
import {
  type GenerateForm,
  type GenerateThumbnailForm,
  type ReadForm,
  readGenerateForm,
  readThumbnailForm,
} from '#contract/documented-forms.ts';
import { errors } from '#contract/errors.ts';
import { listFaces } from '#contract/faces.ts';
import { generate, generateThumbnail, getJobInputs, retryJob } from '#contract/generation-calls.ts';
import { type GalleryImage, getImage } from '#contract/images.ts';
import { cancelJob, isActive, type Job, listJobs } from '#contract/jobs.ts';
import type { ReferenceSettings, UsedReference } from '#contract/references.ts';
import type { User } from '#contract/session.ts';
import { tools } from '#contract/tools.ts';
import { v2StyleId } from '#contract/v2-presets.ts';
import { sampleJob, sampleProgress, sampleShortfall } from '#web/test-data/sample-job.ts';
import { type FakeApi, refusal } from './fake-api.ts';
import type { FakeEvents } from './fake-events.ts';
import { answerForGallery, pictureOf } from './fake-gallery.ts';

/** How a job ends: with its pictures, with half of them, refused by the engine, or with a broken engine. */
export type JobEnd = 'pictures' | 'half' | 'refused' | 'failed';

interface Surroundings {
  api: FakeApi;
  events: FakeEvents;
  user: User;
}

type Form = GenerateForm | GenerateThumbnailForm;

/** The input of a generation: retrying a failed job uses it again. */
interface Submission extends ReadForm {
  form: Form;
  style: string;
  references: UsedReference[];
}

const success = true as const;
/** One white pixel: all of a picture stays. */
export const whiteMask =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQImWP4DwABAQEADeY2wwAAAABJRU5ErkJggg==';

const errorOf = { refused: 'content_policy', failed: 'engine_failed' } as const;

/**
 * Answers the studio's calls for a user with these pictures. Jobs stay at 42 % until the test releases them.
 * Prices and refunds are the contract's, and each change is published as an event, as the server does.
 */
export function answerForStudio({ api, events, user }: Surroundings, images: readonly GalleryImage[] = []) {
  const gallery = answerForGallery(api, images);
  const submissions = new Map<string, Submission>();
  let jobs: Job[] = [];
  let end: JobEnd | null = null;

  const find = (id: string) => jobs.find((job) => job.id === id);
  const publish: FakeEvents['send'] = (type, payload) => {
    if (events.isOpen()) events.send(type, payload);
  };
  const change = (job: Job, fields: Partial<Job>): Job => {
    const changed = { ...job, ...fields };
    jobs = jobs.map((one) => (one.id === job.id ? changed : one));
    publish('job.changed', { job: changed });
    return changed;
  };
  const pay = (coins: number) => {
    user.coins += coins;
    publish('coins.changed', { coins: user.coins });
  };
  const finish = (job: Job, how: JobEnd) => {
    const finishedAt = new Date().toISOString();
    if (how === 'refused' || how === 'failed') {
      const code = errorOf[how];
      pay(job.cost);
      change(job, { status: 'failed', error: { code, message: errors[code].message }, finishedAt });
      return;
    }
    finishWith(job, how === 'half' ? Math.ceil(job.num_outputs / 2) : job.num_outputs, 'engine_failed');
  };
  /** Ends it with so many pictures. `reason`: why there are no others. */
  const finishWith = (job: Job, pictures: number, reason: 'engine_failed' | 'cancelled'): Job => {
    const finishedAt = new Date().toISOString();
    const missing = job.num_outputs - pictures;
    const made = Array.from({ length: pictures }, (_, at) => pictureOfJob(job, at));
    const returned = (job.cost / job.num_outputs) * missing;
    if (returned > 0) pay(returned);
    for (const image of made) {
      gallery.add(image);
      publish('image.created', { image });
    }
    const shortfall = missing === 0 ? null : { ...sampleShortfall, made: made.length, missing, reason };
    return change(job, {
      status: 'completed',
      images: made,
      cost: job.cost - returned,
      shortfall,
      finishedAt,
    });
  };
  const start = (submission: Submission) => {
    const priced = jobOf(submission);
    const job = user.usesCoins ? priced : { ...priced, cost: 0 };
    if (user.coins < job.cost) return refusal('insufficient_coins');
    submissions.set(job.id, submission);
    jobs = [job, ...jobs];
    publish('job.changed', { job });
    pay(-job.cost);
    const how = end;
    if (how !== null) queueMicrotask(() => finish(job, how));
    return { success, jobId: job.id, coins: user.coins, cost: job.cost };
  };

  api.answer(findCutOut, ({ body: { strokes = [] } }) => {
    const isMarked = strokes.some(({ marks }) => marks === 'subject');
    return { success, cutOut: isMarked ? { kind: 'marked' as const, mask: whiteMask } : null };
  });
  api.answer(listFaces, () => ({ success, consentedAt: null, faces: [] }));
  api.answer(listJobs, () => ({ success, jobs }));
  api.answer(generate, ({ body, files: { image = [] } }) => {
    const style = styleName(body.style ?? '');
    return start({ form: body, style, ...readGenerateForm(body), references: referencesOf(body, image) });
  });
  api.answer(generateThumbnail, ({ body, files: { images = [] } }) => {
    const read = readThumbnailForm(body);
    const style = v2StyleId(read.settings.preset ?? 'none');
    return start({ form: body, style, ...read, references: referencesOf(body, images) });
  });
  api.answer(retryJob, ({ params }) => {
    const submission = submissions.get(params.jobId);
    if (submission === undefined) return refusal('not_found');
    const count = find(params.jobId)?.shortfall?.missing ?? submission.settings.count;
    return start({ ...submission, settings: { ...submission.settings, count } });
  });
  api.answer(getJobInputs, ({ params }) => {
    const submission = submissions.get(params.jobId);
    if (submission === undefined) return refusal('not_found');
    const { form, references } = submission;
    return { success, press: { originalPrompt: form.originalPrompt ?? null, references } };
  });
  api.answer(cancelJob, ({ params }) => {
    const job = find(params.jobId);
    if (job === undefined) return refusal('not_found');
    const shown = job.progress.each?.filter(({ picture }) => picture !== undefined).length ?? 0;
    if (shown > 0) {
      const kept = finishWith(job, shown, 'cancelled');
      return { success, job: kept, coins: user.coins };
    }
    pay(job.cost);
    const error = { code: 'cancelled' as const, message: errors.cancelled.message };
    const cancelled = change(job, { status: 'cancelled', error, finishedAt: new Date().toISOString() });
    return { success, job: cancelled, coins: user.coins };
  });
  api.answer(getImage, ({ params }) => {
    const image = gallery.images().find(({ id }) => id === params.id);
    if (image === undefined) return refusal('not_found');
    const unmarked = image.references.map((reference) => ({ ...reference, strokes: [] }));
    const references = submissions.get(image.jobId ?? '')?.references ?? unmarked;
    return { success, image: { ...image, references } };
  });

  return {
    ...gallery,
    jobs: () => jobs,
    /** Ends running jobs, and later ones at once. */
    release(how: JobEnd = 'pictures'): void {
      end = how;
      for (const job of jobs.filter(({ status }) => isActive(status))) finish(job, how);
    },
    /** Shows the first pictures of a running job. */
    reveal(job: Job, pictures: number): void {
      const each = job.progress.each?.map((one, at) =>
        at < pictures ? { percent: 100, step: 'drawn' as const, picture: drawnPicture } : one,
      );
      change(job, { progress: { ...job.progress, each: each ?? null } });
    },
    /** Keeps later jobs at 42 %. */
    hold(): void {
      end = null;
    },
  };
}

function referencesOf(form: Form, files: readonly File[]): UsedReference[] {
  const settingsOf = (at: number): ReferenceSettings => form.references?.[at] ?? { use: 'auto', strokes: [] };
  return files.map((file, at) => ({ ...settingsOf(at), url: URL.createObjectURL(file) }));
}

const step = 'scene' as const;

const drawnPicture = {
  width: 1280,
  height: 720,
  variants: [{ width: 640, url: '/files/640x360.png?picture=7' }],
};

function jobOf({ form, tool, settings, style }: Submission): Job {
  const now = new Date().toISOString();
  return sampleJob({
    id: crypto.randomUUID(),
    tool,
    settings,
    progress: sampleProgress({
      percent: 42,
      each: settings.count > 1 ? Array.from({ length: settings.count }, () => ({ percent: 42, step })) : null,
    }),
    prompt: form.prompt,
    style,
    cost: tools[tool].coins * settings.count,
    createdAt: now,
    startedAt: now,
  });
}

/** Thumbnails name their style; the other tools send its description along. */
function styleName(sent: string): string {
  return sent.startsWith('{') ? String(JSON.parse(sent).name) : sent;
}

let made = 0;

function pictureOfJob(
  { id: jobId, tool, prompt, style, settings, createdAt }: Job,
  at: number,
): GalleryImage {
  made += 1;
  return pictureOf(1_000 + made, {
    id: crypto.randomUUID(),
    jobId,
    tool,
    settings,
    prompt,
    style,
    createdAt: new Date(Date.parse(createdAt) + at).toISOString(),
  });
}
