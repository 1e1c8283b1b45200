import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { checkPremiumAccess, updateActivity } from '#contract/session.ts';
import { designCounts, type StudioTool, tools } from '#contract/tools.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { cannotAfford, useUser } from '#web/features/accounts/index.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Draft, priceOf } from './draft/draft.ts';
import { switchTool as switchToolTo } from './draft/switch-tool.ts';
import { type Failure, failureOfJob, missingTile } from './failure/failure.ts';
import type { SubmitPopup } from './failure/popup.ts';
import { refusalText } from './form/refusal-text.ts';
import { failedJobOf, type Sending, sendingOf, tileOf } from './form/sending.ts';
import { isCertainlyFree, submitOutcome } from './form/submit-outcome.ts';
import { useGenerate } from './form/use-generate.ts';
import type { JobList } from './jobs/job-list.ts';
import { useResultsView } from './stage/results-view.ts';
import { loadSubmitUpscale } from './upscaler/upscaler-parts.ts';

/** The error of the last submission, until the next submission or keystroke. */
interface Refusal {
  at: 'prompt' | 'button';
  text: string;
}

/**
 * A submission from start to end: checks plan and coins, sends, handles the answer, and reports the
 * failure of jobs that were started here.
 */
export function useGeneration(jobs: JobList) {
  const [popup, setPopup] = useState<SubmitPopup | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isChecking, setChecking] = useState(false);
  const dismiss = useResultsView((view) => view.dismiss);
  const [startedHere, setStartedHere] = useState<readonly string[]>([]);

  const { id: owner } = useUser();
  const client = useQueryClient();
  const refuse = (thrown: unknown, sending: Sending) => {
    const { draft } = sending;
    const jobId = failedJobOf(sending);
    const outcome = submitOutcome(thrown);
    if (outcome === 'out_of_coins') showTooFewCoins(draft);
    else if (outcome === 'premium') setPopup({ kind: 'premium', tool: draft.tool });
    else if (outcome === 'policy' || outcome === 'failed') {
      const isFree = isCertainlyFree(thrown);
      setPopup({ kind: 'failure', failure: { kind: outcome, draft, again: sending, jobId, isFree } });
    } else if (jobId !== null) {
      // The form is not affected, and a phone may show the pictures instead.
      showToast({ tone: 'error', title: refusalText(thrown) });
    } else if (outcome === 'at_prompt') setRefusal({ at: 'prompt', text: errorText(thrown) });
    else setRefusal({ at: 'button', text: refusalText(thrown) });
  };
  const generate = useGenerate({
    onStarted({ jobId }, sending) {
      noteStarted(jobId);
      const tried = tileOf(sending);
      if (tried !== null) dismiss([tried]);
    },
    onRefused: refuse,
  });
  // The failure event may arrive before the answer that started the job; either one triggers this.
  useEffect(() => {
    const failed = jobs.find((job) => job.status === 'failed' && startedHere.includes(job.id));
    if (failed === undefined) return;
    setStartedHere((ids) => ids.filter((id) => id !== failed.id));
    setPopup({ kind: 'failure', failure: failureOfJob(failed) });
  }, [jobs, startedHere]);

  function submit(draft: Draft): void {
    deliver(sendingOf(draft, owner));
  }

  function deliver(sending: Sending): void {
    if (isChecking) return;
    setRefusal(null);
    if (tools[sending.draft.tool].feature !== null) void deliverPremium(sending);
    else send(sending);
  }

  /** Checks the plan first: a user without access to the tool has no use for more coins. */
  async function deliverPremium(sending: Sending): Promise<void> {
    setChecking(true);
    try {
      const { hasPremiumAccess } = await call(checkPremiumAccess);
      if (hasPremiumAccess) send(sending);
      else setPopup({ kind: 'premium', tool: sending.draft.tool });
    } catch (thrown) {
      refuse(thrown, sending);
    } finally {
      setChecking(false);
    }
  }

  function send(sending: Sending): void {
    const { draft } = sending;
    if (cannotAfford(client, priceOf(draft))) {
      showTooFewCoins(draft);
      return;
    }
    // Fire and forget: nothing depends on it.
    void call(updateActivity).catch(() => undefined);
    generate.send(sending);
  }

  function noteStarted(jobId: string): void {
    setStartedHere((ids) => [...ids, jobId]);
  }

  function showTooFewCoins({ tool, settings }: Draft): void {
    const count = designCounts.findLast(
      (fewer) => fewer < settings.count && !cannotAfford(client, tools[tool].coins * fewer),
    );
    const fits = count === undefined ? undefined : { tool, count };
    setPopup({ kind: 'out_of_coins', needed: tools[tool].coins * settings.count, fits });
  }

  function showOutOfCoins(needed: number): void {
    setPopup({ kind: 'out_of_coins', needed });
  }

  async function retryUpscale(jobId: string): Promise<void> {
    const { retryUpscale: send } = await loadSubmitUpscale();
    await send(jobId, { client, onStarted: noteStarted, onOutOfCoins: showOutOfCoins });
  }

  function dismissFailure(failure: Failure): void {
    setPopup(null);
    const tile = failure.partly?.tile ?? failure.jobId;
    if (tile !== null) dismiss([tile]);
  }

  /**
   * Switching tools clears the last submission's results: the error at the form and the failed tiles. Running
   * jobs, pictures and input stay, and go along to the other form.
   */
  function switchTool(tool: StudioTool): void {
    setRefusal(null);
    dismiss([
      ...jobs.filter((job) => job.status === 'failed').map(({ id }) => id),
      ...jobs.filter((job) => job.shortfall !== null).map(missingTile),
    ]);
    void switchToolTo(tool, owner);
  }

  return {
    submit,
    switchTool,
    isSending: isChecking || generate.isSending,
    promptError: refusal?.at === 'prompt' ? refusal.text : undefined,
    submitError: refusal?.at === 'button' ? refusal.text : undefined,
    clearRefusal: () => setRefusal(null),
    popup,
    explain: (job: Job) => setPopup({ kind: 'failure', failure: failureOfJob(job) }),
    closePopup: () => setPopup(null),
    dismissFailure,
    /** Resends a failed submission unchanged; its tile goes once the server has accepted it. */
    retry({ again, isUpscale, jobId }: Failure) {
      setPopup(null);
      if (again !== null) deliver(again);
      if (isUpscale && jobId !== null) void retryUpscale(jobId);
    },
    /** For submissions of other components; their end is also reported here. */
    noteStarted,
    showOutOfCoins,
  };
}

export type Generation = ReturnType<typeof useGeneration>;
