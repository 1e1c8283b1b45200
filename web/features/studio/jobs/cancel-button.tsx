import { X } from 'lucide-react';
import type { Job } from '#contract/jobs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { studioTexts } from '../texts.ts';
import type { useCancelJob } from './use-cancel-job.ts';

interface CancelButtonProps {
  job: Job;
  cancellation: ReturnType<typeof useCancelJob>;
  /** In a heading, where space is tight. */
  inHead?: boolean;
}

/** Cancels a running job; what is shown of several pictures stays. The parent shows an error. */
export function CancelButton({ job, cancellation, inHead = false }: CancelButtonProps) {
  const t = useTexts(studioTexts);
  return (
    <Button
      {...(inHead && { variant: 'quiet', size: 'sm' })}
      busy={cancellation.isPending}
      busyLabel={t('cancelling')}
      aria-label={cancellation.isPending ? undefined : t('cancelJob', { prompt: job.prompt })}
      onClick={() => cancellation.mutate(job.id)}
    >
      <Icon of={X} size="sm" />
      {t('cancel')}
    </Button>
  );
}
