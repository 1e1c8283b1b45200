import { useEffect, useState } from 'react';
import { updateActivity } from '#contract/accounts.ts';
import type { Job } from '#contract/jobs.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import type { Draft } from './draft/draft.ts';
import { type Failure, failureOfJob } from './failure/failure.ts';
import type { Popup } from './failure/popup.ts';
import { priceOf } from './form/generate-fields.ts';
import { submitOutcome } from './form/submit-outcome.ts';
import { useGenerate } from './form/use-generate.ts';
import type { JobList } from './jobs/job-list.ts';
import { useResultsView } from './stage/results-view.ts';

/** What the last press was answered with, until the next press or keystroke. */
interface Refusal {
  at: 'prompt' | 'button';
  text: string;
}

/**
 * From the press of Generate to its end: checks the coins, sends, sorts what comes back, and speaks up when a job that
 * was started here has failed.
 */
export function useGeneration(coins: number, jobs: JobList) {
  const [popup, setPopup] = useState<Popup | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const dismiss = useResultsView((view) => view.dismiss);
  const [startedHere, setStartedHere] = useState<readonly string[]>([]);

  const generate = useGenerate({
    onStarted: ({ jobId }) => setStartedHere((ids) => [...ids, jobId]),
    onRefused(thrown, draft) {
      const outcome = submitOutcome(thrown);
      if (outcome === 'out_of_coins') setPopup({ kind: 'out_of_coins', tool: draft.tool });
      else if (outcome === 'policy') {
        setPopup({ kind: 'failure', failure: { kind: 'policy', draft, jobId: null } });
      } else setRefusal({ at: outcome === 'at_prompt' ? 'prompt' : 'button', text: errorText(thrown) });
    },
  });

  // News of a failure may come before the answer to the press that started the job, so that both wake this up.
  useEffect(() => {
    const failed = jobs.find((job) => job.status === 'failed' && startedHere.includes(job.id));
    if (failed === undefined) return;
    setStartedHere((ids) => ids.filter((id) => id !== failed.id));
    setPopup({ kind: 'failure', failure: failureOfJob(failed) });
  }, [jobs, startedHere]);

  function press(draft: Draft): void {
    setRefusal(null);
    if (coins < priceOf(draft)) {
      setPopup({ kind: 'out_of_coins', tool: draft.tool });
      return;
    }
    // Nobody waits for it, and nothing depends on it.
    void call(updateActivity).catch(() => undefined);
    generate.send(draft);
  }

  function putAway(failure: Failure): void {
    setPopup(null);
    if (failure.jobId !== null) dismiss(failure.jobId);
  }

  return {
    press,
    isSending: generate.isSending,
    promptError: refusal?.at === 'prompt' ? refusal.text : undefined,
    pressError: refusal?.at === 'button' ? refusal.text : undefined,
    forgetRefusal: () => setRefusal(null),
    popup,
    explain: (job: Job) => setPopup({ kind: 'failure', failure: failureOfJob(job) }),
    closePopup: () => setPopup(null),
    putAway,
    retry(failure: Failure) {
      putAway(failure);
      if (failure.draft !== null) press(failure.draft);
    },
  };
}

export type Generation = ReturnType<typeof useGeneration>;
