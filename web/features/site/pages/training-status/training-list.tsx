import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { isKnownStatus, trainingPercent } from '#web/features/trained-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { trainingTexts } from './texts.ts';

/**
 * Styles with their state: name and percentage in one line, the current step below, the bar along the bottom.
 */
export function TrainingList({ styles }: { styles: readonly CustomThumbnailStyle[] }) {
  return (
    <ul className="m-0 list-none border-line border-t p-0">
      {styles.map((style) => (
        <TrainingRow key={style._id} style={style} />
      ))}
    </ul>
  );
}

function TrainingRow({ style }: { style: CustomThumbnailStyle }) {
  const t = useTexts(trainingTexts);
  const { status } = style;
  const percent = trainingPercent(style);
  const label = isKnownStatus(status) ? t(status) : status;
  const isRunning = status === 'pending' || status === 'processing';
  return (
    <li className="relative grid gap-0.5 border-line border-b pt-3.5 pb-4">
      <p className="flex items-baseline justify-between gap-4">
        <b className="type-label min-w-0 break-words">{style.styleName}</b>
        {percent !== null && (
          <span className="flex-none font-semibold tabular-nums">{formatPercent(percent)}</span>
        )}
      </p>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className={status === 'failed' ? 'text-danger' : status === 'ready' ? 'text-ok' : 'text-muted'}>
          {label}
        </span>
        <span className="type-meta text-faint">
          {t('started', { date: formatDate(style.createdAt, dateAndTime) })}
        </span>
      </p>
      <p className="type-meta text-faint">{t('trigger', { word: style.triggerWord })}</p>
      {isRunning && percent !== null && <WatchedBar percent={percent} />}
    </li>
  );
}
