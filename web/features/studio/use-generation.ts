import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkPremiumAccess, updateActivity } from '#contract/accounts.ts';
import type { Job } from '#contract/jobs.ts';
import { type Tool, tools } from '#contract/tools.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { isSurelyShort, useUser } from '#web/features/accounts/index.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Draft } from './draft/draft.ts';
import { useDrafts } from './draft/draft-store.ts';
import { type Failure, failureOfJob } from './failure/failure.ts';
import type { PressPopup } from './failure/popup.ts';
import { priceOf } from './form/generate-fields.ts';
import { refusalText } from './form/refusal-text.ts';
import { failedJobOf, type Sending, sendingOf } from './form/sending.ts';
import { isSurelyFree, submitOutcome } from './form/submit-outcome.ts';
import { useGenerate } from './form/use-generate.ts';
import type { JobList } from './jobs/job-list.ts';
import { useResultsView } from './stage/results-view.ts';
import { loadUpscalePress } from './upscaler/upscaler-parts.ts';

/** What the last press was answered with, until the next press or keystroke. */
interface Refusal {
  at: 'prompt' | 'button';
  text: string;
}

/**
 * From the press of Generate to its end: checks the plan and the coins, sends, sorts what comes back, and speaks up when
 * a job that was started here has failed.
 */
export function useGeneration(jobs: JobList) {
  const [popup, setPopup] = useState<PressPopup | null>(null);
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
    if (outcome === 'out_of_coins') setPopup({ kind: 'out_of_coins', needed: priceOf(draft) });
    else if (outcome === 'premium') setPopup({ kind: 'premium' });
    else if (outcome === 'policy' || outcome === 'failed') {
      const isFree = isSurelyFree(thrown);
      setPopup({ kind: 'failure', failure: { kind: outcome, draft, again: sending, jobId, isFree } });
    } else if (jobId !== null) {
      // The form is not about it, and a phone may show the pictures instead of it.
      showToast({ tone: 'error', title: refusalText(thrown) });
    } else if (outcome === 'at_prompt') setRefusal({ at: 'prompt', text: errorText(thrown) });
    else setRefusal({ at: 'button', text: refusalText(thrown) });
  };
  const generate = useGenerate({
    onStarted({ jobId }, sending) {
      setStartedHere((ids) => [...ids, jobId]);
      const tried = failedJobOf(sending);
      if (tried !== null) dismiss([tried]);
    },
    onRefused: refuse,
  });
  // News of a failure may come before the answer to the press that started the job, so that both wake this up.
  useEffect(() => {
    const failed = jobs.find((job) => job.status === 'failed' && startedHere.includes(job.id));
    if (failed === undefined) return;
    setStartedHere((ids) => ids.filter((id) => id !== failed.id));
    setPopup({ kind: 'failure', failure: failureOfJob(failed) });
  }, [jobs, startedHere]);

  function press(draft: Draft): void {
    deliver(sendingOf(draft, owner));
  }

  function deliver(sending: Sending): void {
    if (isChecking) return;
    setRefusal(null);
    if (tools[sending.draft.tool].feature !== null) void deliverPremium(sending);
    else send(sending);
  }

  /** The plan first: who cannot use the tool has no use for more coins. */
  async function deliverPremium(sending: Sending): Promise<void> {
    setChecking(true);
    try {
      const { hasPremiumAccess } = await call(checkPremiumAccess);
      if (hasPremiumAccess) send(sending);
      else setPopup({ kind: 'premium' });
    } catch (thrown) {
      refuse(thrown, sending);
    } finally {
      setChecking(false);
    }
  }

  function send(sending: Sending): void {
    const { draft } = sending;
    if (isSurelyShort(client, priceOf(draft))) {
      setPopup({ kind: 'out_of_coins', needed: priceOf(draft) });
      return;
    }
    // Nobody waits for it, and nothing depends on it.
    void call(updateActivity).catch(() => undefined);
    generate.send(sending);
  }

  function noteStarted(jobId: string): void {
    setStartedHere((ids) => [...ids, jobId]);
  }

  function tellOutOfCoins(needed: number): void {
    setPopup({ kind: 'out_of_coins', needed });
  }

  async function retryUpscale(jobId: string): Promise<void> {
    const { retryUpscale: send } = await loadUpscalePress();
    await send(jobId, { client, onStarted: noteStarted, onOutOfCoins: tellOutOfCoins });
  }

  function putAway(failure: Failure): void {
    setPopup(null);
    if (failure.jobId !== null) dismiss([failure.jobId]);
  }

  /**
   * Another tool begins anew: what the last one was answered with goes, which is the refusal at its form and the places
   * of pictures that were not made. Running jobs go on, pictures are the gallery's and stay, and so does what was typed.
   */
  function switchTool(tool: Tool): void {
    setRefusal(null);
    dismiss(jobs.filter((job) => job.status === 'failed').map((job) => job.id));
    useDrafts.getState().chooseTool(tool);
  }

  return {
    press,
    switchTool,
    isSending: isChecking || generate.isSending,
    promptError: refusal?.at === 'prompt' ? refusal.text : undefined,
    pressError: refusal?.at === 'button' ? refusal.text : undefined,
    forgetRefusal: () => setRefusal(null),
    popup,
    explain: (job: Job) => setPopup({ kind: 'failure', failure: failureOfJob(job) }),
    closePopup: () => setPopup(null),
    putAway,
    /** Sends what failed again, exactly as it was; its place goes once that is taken. */
    retry({ again, isUpscale, jobId }: Failure) {
      setPopup(null);
      if (again !== null) deliver(again);
      if (isUpscale && jobId !== null) void retryUpscale(jobId);
    },
    /** For presses that are made elsewhere: their end is told here, too. */
    noteStarted,
    tellOutOfCoins,
  };
}

export type Generation = ReturnType<typeof useGeneration>;
