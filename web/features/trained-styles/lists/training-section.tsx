import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { trainedStyleTexts } from '../texts.ts';
import { isKnownStatus, shownInTraining, trainingPercent } from '../trained-style.ts';
import { refetchStyles } from '../use-trained-styles.ts';
import { refreshErrorText } from './refresh-error.ts';
import { StyleRow } from './style-row.tsx';

interface TrainingSectionProps {
  styles: readonly CustomThumbnailStyle[];
}

export function TrainingSection({ styles }: TrainingSectionProps) {
  const t = useTexts(trainedStyleTexts);
  const client = useQueryClient();
  const refresh = useMutation({
    mutationFn: async () => shownInTraining(await refetchStyles(client), Date.now()),
  });
  const counts = refresh.data && { count: refresh.data.shown.length, hidden: refresh.data.hidden };
  return (
    <section aria-labelledby="styles-in-training">
      <div className="flex items-center justify-between gap-2">
        <h2 id="styles-in-training" className="m-0 type-label">
          {t('inTraining')}
        </h2>
        <Button
          size="sm"
          variant="quiet"
          className="-mr-2.5"
          busy={refresh.isPending}
          busyLabel={t('refreshing')}
          onClick={() => refresh.mutate()}
        >
          <Icon of={RefreshCw} size="sm" />
          {t('refresh')}
        </Button>
      </div>
      {/* Beside the button: below the rows the prompt would cover it. */}
      <p
        role="status"
        className={`m-0 pb-1.5 type-meta empty:hidden ${refresh.isError ? 'text-danger' : 'text-faint'}`}
      >
        {refresh.isError && refreshErrorText(t, refresh.error)}
        {counts && t('refreshed', counts)}
      </p>
      <ul className="m-0 list-none border-line border-t p-0">
        {styles.map((style) => (
          <TrainingRow key={style.id} style={style} />
        ))}
      </ul>
    </section>
  );
}

function TrainingRow({ style }: { style: CustomThumbnailStyle }) {
  const t = useTexts(trainedStyleTexts);
  const percent = trainingPercent(style);
  return (
    <StyleRow
      style={style}
      line={isKnownStatus(style.status) ? t(style.status) : style.status}
      end={percent !== null && <span className="font-semibold tabular-nums">{formatPercent(percent)}</span>}
    >
      <WatchedBar percent={percent} />
    </StyleRow>
  );
}
