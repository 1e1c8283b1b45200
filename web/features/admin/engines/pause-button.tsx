import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pauseEngine } from '#contract/admin-engine-changes.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { enginesTexts } from './texts.ts';
import { enginesKey } from './use-engines.ts';

interface PauseButtonProps {
  engineId: string;
  name: string;
  isPaused: boolean;
}

/** Pauses a remote engine, or lets it continue. */
export function PauseButton({ engineId, name, isPaused }: PauseButtonProps) {
  const t = useTexts(enginesTexts);
  const client = useQueryClient();
  const pausing = useMutation({
    mutationFn: () => adminCall(pauseEngine, { params: { engineId }, body: { isPaused: !isPaused } }),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: enginesKey }),
  });
  return (
    <Button
      size="sm"
      busy={pausing.isPending}
      aria-label={t(isPaused ? 'continueOne' : 'pauseOne', { name })}
      onClick={() => pausing.mutate()}
    >
      {t(isPaused ? 'continueEngine' : 'pause')}
    </Button>
  );
}
