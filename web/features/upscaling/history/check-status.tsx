import { useMutation } from '@tanstack/react-query';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { upscalingTexts } from '../texts.ts';
import { checkUpscale } from './check-upscale.ts';

/**
 * Fetches an upscale's status at once and shows the answer; an upscale that has ended shows its result
 * instead.
 */
export function CheckStatus({ id }: { id: string }) {
  const t = useTexts(upscalingTexts);
  const check = useMutation({ mutationFn: () => checkUpscale(id) });
  const percent = check.data?.status === 'processing' ? Math.floor(check.data.progress) : null;
  return (
    <>
      <Button variant="line" busy={check.isPending} busyLabel={t('checking')} onClick={() => check.mutate()}>
        {t('checkStatus')}
      </Button>
      <p role="status" className="m-0 basis-full text-faint type-meta empty:hidden">
        {percent !== null &&
          (percent > 0 ? t('checkedRunning', { percent: formatPercent(percent) }) : t('checkedWaiting'))}
      </p>
      {check.isError && (
        <p role="alert" className="m-0 basis-full text-danger type-meta">
          {errorText(check.error)}
        </p>
      )}
    </>
  );
}
