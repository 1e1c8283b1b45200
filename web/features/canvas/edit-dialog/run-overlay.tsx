import { useQueryClient } from '@tanstack/react-query';
import { Check, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { CoinPrice } from '#web/ui/coin-price.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { ResultBar } from '../compare-result/result-bar.tsx';
import { useSession } from '../session/use-session.ts';
import { coinsOf, type EditRun, isEditing, useEditStore } from './edit-run.ts';
import { editTexts } from './texts.ts';
import { cancelEdit, repeatEdit, useFollowEdit } from './use-edit.ts';

const cardStyle =
  'pointer-events-auto w-[min(440px,100%)] overflow-hidden rounded-[12px] bg-raised shadow-dialog forced-colors:border';

/** Over the foot of the stage: an edit from its start to the decision about its result. Mounted once. */
export function RunOverlay() {
  const { editor, id } = useSession();
  const run = useEditStore((store) => store.run);
  useFollowEdit();
  const isBusy = isEditing(run);
  // The result is a preview of the document, which becoming busy would take back: only the ends count.
  useEffect(() => {
    if (editor.state.isBusy !== isBusy) editor.setBusy(isBusy);
  }, [editor, isBusy]);
  // An edit belongs to its document: another one has neither its result nor its error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is another run
  useEffect(
    () => () => {
      const last = useEditStore.getState().run;
      if (last?.step === 'done' || last?.step === 'failed') useEditStore.getState().setRun(null);
      editor.setBusy(false);
    },
    [id],
  );
  if (run === null) return null;
  return (
    <div className="pointer-events-none @container absolute inset-x-4 bottom-4 z-20 flex justify-center">
      <RunCard run={run} />
    </div>
  );
}

function RunCard({ run }: { run: EditRun }) {
  switch (run.step) {
    case 'sending':
      return <WorkCard word="processing" job={null} />;
    case 'running':
      return <RunningCard run={run} />;
    case 'done':
      return <ResultBar key={run.image.id} asked={run.asked} image={run.image} />;
    case 'failed':
      return <FailedCard run={run} />;
  }
}

function RunningCard({ run }: { run: Extract<EditRun, { step: 'running' }> }) {
  const t = useTexts(editTexts);
  const client = useQueryClient();
  const [isCancelling, setCancelling] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    setFailed(false);
    await cancelEdit(client, run).catch(() => setFailed(true));
    setCancelling(false);
  };
  return (
    <WorkCard word="generating" job={run.job}>
      {hasFailed && <span className="text-danger type-meta">{t('cancelFailed')}</span>}
      <Button
        variant="quiet"
        size="sm"
        busy={isCancelling}
        busyLabel={t('cancelling')}
        onClick={() => void cancel()}
      >
        {t('cancel')}
      </Button>
    </WorkCard>
  );
}

interface WorkCardProps {
  word: 'processing' | 'generating';
  job: Job | null;
  children?: React.ReactNode;
}

function WorkCard({ word, job, children }: WorkCardProps) {
  const t = useTexts(editTexts);
  const percent = job?.progress.percent ?? null;
  return (
    <div className={`${cardStyle} relative`}>
      <div className="flex min-h-14 items-center gap-3 py-2 pr-2.5 pl-4">
        <p role="status" className="m-0 flex-1 font-semibold">
          {t(word)}
        </p>
        {percent !== null && (
          <span className="text-muted tabular-nums">{formatPercent(Math.floor(percent))}</span>
        )}
        {children}
      </div>
      <WatchedBar
        percent={percent ?? 100}
        estimated={percent === null || job?.progress.kind === 'estimated'}
      />
    </div>
  );
}

function FailedCard({ run }: { run: Extract<EditRun, { step: 'failed' }> }) {
  const t = useTexts(editTexts);
  const client = useQueryClient();
  const { asked, problem } = run;
  const close = () => useEditStore.getState().setRun(null);
  return (
    <div role="alert" className={`${cardStyle} grid gap-1 py-3 pr-2.5 pl-4`}>
      <div className="flex items-start gap-2.5">
        <Icon of={TriangleAlert} className="mt-0.5 text-danger" />
        <p className="m-0 flex-1 py-px font-semibold">{problem.title}</p>
        <IconButton icon={X} size="sm" label={t('close')} onClick={close} className="-mt-1" />
      </div>
      {problem.sentence !== null && <p className="m-0 pr-8 pl-7 text-muted">{problem.sentence}</p>}
      {problem.isFree && (
        <p className="m-0 flex items-center gap-1.5 pl-7 text-ok type-meta">
          <Icon of={Check} size="sm" />
          {t('notCharged')}
        </p>
      )}
      {asked !== null && (
        <div className="pt-1.5 pl-7">
          <Button size="sm" onClick={() => void repeatEdit(client, asked)}>
            {t('tryAgain')}
            <CoinPrice coins={coinsOf[asked.kind]} />
          </Button>
        </div>
      )}
    </div>
  );
}
