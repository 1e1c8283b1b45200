import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { startEdit } from '#contract/edit-calls.ts';
import { isBlankPrompt } from '#contract/generation.ts';
import { cancelJob, getJobStatus, type Job } from '#contract/jobs.ts';
import { promptLimits } from '#contract/limits.ts';
import { ApiError, hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useConnection } from '#web/api/events/connection-store.ts';
import { onEvent } from '#web/api/events/events.ts';
import { randomKey } from '#web/api/random-key.ts';
import { cannotAfford, setCoins } from '#web/features/accounts/index.ts';
import { translator, useTexts } from '#web/i18n/catalogue.ts';
import type { DocumentSession } from '../session/document-session.ts';
import { type EditFault, problemOf } from './edit-problem.ts';
import { type AskedEdit, coinsOf, type EditKind, type EditRun, isWorking, useEditStore } from './edit-run.ts';
import { editSource, sentMask } from './edit-source.ts';
import { type PollAnswer, pollJob } from './poll-job.ts';
import { editTexts } from './texts.ts';
import { type Understanding, useUnderstanding, useUnderstandNow } from './use-understanding.ts';

export interface EditForm {
  readonly prompt: string;
  readonly setPrompt: (prompt: string) => void;
  readonly coins: number;
  readonly understanding: Understanding;
  /** Nothing of what the prompt asks for can be done here: there is nothing to pay for. */
  readonly isRefused: boolean;
  /** An edit is being made. */
  readonly isBusy: boolean;
  /** Why it cannot be started, before anything is asked. */
  readonly fault: EditFault | null;
  /**
   * Starts the edit. What it would do is shown first: a prompt that was not read yet is read, and started by
   * the next call if there is something to know about it.
   */
  readonly start: () => Promise<'started' | 'read' | EditFault>;
}

/** The prompt of an edit, what it would do, and its start. `session` is null without a document. */
export function useEditForm(session: DocumentSession | null, kind: EditKind): EditForm {
  const client = useQueryClient();
  const prompt = useEditStore(({ prompts }) => prompts[kind]);
  const isBusy = useEditStore(({ run }) => isWorking(run));
  const hasResult = useEditStore(({ run }) => run?.step === 'done');
  const understanding = useUnderstanding(session, kind, prompt);
  const understandNow = useUnderstandNow();
  const { setPrompt } = useEditStore.getState();
  const coins = coinsOf[kind];
  const fault = hasResult ? 'decideFirst' : faultOf(session, prompt, understanding);

  return {
    prompt,
    setPrompt: (next) => setPrompt(kind, next),
    coins,
    understanding,
    isRefused: refuses(understanding),
    isBusy,
    fault,
    async start() {
      if (fault !== null || session === null) return fault ?? 'pictureFirst';
      if (cannotAfford(client, coins)) return 'needCoins';
      if (understanding.step === 'reading') {
        const read = await understandNow(session, kind, prompt).catch(() => null);
        // A model does what it is told: nothing of it is to be read first.
        if (read !== null && (!read.isModel || read.engine === null)) return 'read';
      }
      void runEdit(session, client, kind, prompt);
      return 'started';
    },
  };
}

function faultOf(
  session: DocumentSession | null,
  prompt: string,
  understanding: Understanding,
): EditFault | null {
  if (session === null) return 'pictureFirst';
  if (isBlankPrompt(prompt)) return 'describeFirst';
  if (prompt.length > promptLimits.maxCharacters) return 'tooLong';
  return refuses(understanding) ? 'nothingToDo' : null;
}

/** Whether no engine is left for a prompt that was read. */
function refuses(understanding: Understanding): boolean {
  return understanding.step === 'read' && understanding.understood.engine === null;
}

/** Sends an edit and follows it in the store. */
async function runEdit(
  session: DocumentSession,
  client: QueryClient,
  kind: EditKind,
  prompt: string,
): Promise<void> {
  const { setRun } = useEditStore.getState();
  setRun({ step: 'sending', kind });
  let asked: AskedEdit | null = null;
  try {
    const source = await editSource(session);
    const mask = kind === 'mask' ? await sentMask(session.editor.selection.mask, source) : null;
    const { assetId, base } = source;
    asked = { kind, prompt, documentId: session.id, assetId, base, mask };
    await send(client, asked);
  } catch (thrown) {
    setRun({ step: 'failed', kind, asked, problem: problemOf(translator(editTexts), thrown) });
  }
}

/** Sends the same edit again: an engine with a model makes another picture. */
export async function repeatEdit(client: QueryClient, asked: AskedEdit): Promise<void> {
  const { setRun } = useEditStore.getState();
  setRun({ step: 'sending', kind: asked.kind });
  try {
    await send(client, asked);
  } catch (thrown) {
    const problem = problemOf(translator(editTexts), thrown);
    setRun({ step: 'failed', kind: asked.kind, asked, problem });
  }
}

async function send(client: QueryClient, asked: AskedEdit): Promise<void> {
  const { assetId, prompt, documentId, mask } = asked;
  const { job, coins } = await call(startEdit, {
    form: { assetId, prompt, documentId },
    files: mask === null ? {} : { mask: new File([mask.file], 'mask.png', { type: 'image/png' }) },
    headers: { 'idempotency-key': randomKey() },
  });
  setCoins(client, coins);
  receive(asked, job);
}

/** Takes the job's newer state into the store. */
function receive(asked: AskedEdit, job: Job): void {
  const { run, setRun } = useEditStore.getState();
  // Events may be late: one about an earlier edit, or from before what is known.
  if (run?.step === 'running' && run.job.id !== job.id) return;
  setRun(runOf(asked, job));
}

function runOf(asked: AskedEdit, job: Job): EditRun | null {
  const [image] = job.images;
  if (job.status === 'completed' && image !== undefined) return { step: 'done', asked, image };
  if (job.status === 'cancelled') return null;
  if (job.status !== 'failed' && job.status !== 'completed') return { step: 'running', asked, job };
  const sentence = job.error === null ? null : sentenceOf(job.error);
  const problem = { title: translator(editTexts)('failedTitle'), sentence, isFree: true };
  return { step: 'failed', kind: asked.kind, asked, problem };
}

/** A failed generation shows the server's text, in the reader's language where the code has one. */
function sentenceOf({ code, message }: NonNullable<Job['error']>): string {
  return errorText(new ApiError({ code, message, status: 500 }));
}

/** Follows the running edit: by events, and by questions while the stream is down. Mounted once. */
export function useFollowEdit(): void {
  const t = useTexts(editTexts);
  const running = useEditStore(({ run }) => (run?.step === 'running' ? run : null));
  const jobId = running?.job.id ?? null;
  const { stream } = useConnection();
  const take = useEffectEvent((job: Job) => {
    if (running !== null && job.id === running.job.id) receive(running.asked, job);
  });
  const fail = useEffectEvent((problem: 'timeout' | 'lost' | 'disconnected') => {
    if (running === null) return;
    const { kind } = running.asked;
    const said = { title: t('failedTitle'), sentence: t(problem), isFree: false };
    useEditStore.getState().setRun({ step: 'failed', kind, asked: running.asked, problem: said });
  });
  const progress = useEffectEvent((id: string, next: Job['progress']) => {
    if (running === null || id !== running.job.id) return;
    receive(running.asked, { ...running.job, status: 'processing', progress: next });
  });

  useEffect(() => {
    if (jobId === null) return;
    const stops = [
      onEvent('job.changed', ({ job }) => take(job)),
      onEvent('job.progress', (event) => progress(event.jobId, event.progress)),
      onEvent('reset', () => void askOnce(jobId, take)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [jobId]);

  const isDown = stream === 'down';
  useEffect(() => {
    if (jobId === null || !isDown) return;
    return pollJob({
      ask: () => ask(jobId),
      wait(then, ms) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      onJob: (job) => take(job),
      onProblem: (problem) => fail(problem),
    });
  }, [jobId, isDown]);
}

async function ask(jobId: string): Promise<PollAnswer> {
  try {
    return { job: (await call(getJobStatus, { params: { jobId } })).job };
  } catch (thrown) {
    return thrown instanceof ApiError && thrown.status === 404 ? 'absent' : 'broken';
  }
}

async function askOnce(jobId: string, take: (job: Job) => void): Promise<void> {
  const answer = await ask(jobId);
  if (typeof answer === 'object') take(answer.job);
}

/** Cancels the running edit; its coins return. One that has just ended is shown as it ended. */
export async function cancelEdit(client: QueryClient, { asked, job }: { asked: AskedEdit; job: Job }) {
  try {
    const answer = await call(cancelJob, { params: { jobId: job.id } });
    setCoins(client, answer.coins);
    receive(asked, answer.job);
  } catch (thrown) {
    if (!hasCode(thrown, 'job_already_finished')) throw thrown;
    await askOnce(job.id, (ended) => receive(asked, ended));
  }
}
