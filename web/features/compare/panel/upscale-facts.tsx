import { initialUpscaleSettings, unknownSliders } from '#contract/upscale.ts';
import { useMadeBy } from '#web/features/made-by/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { CoinsFact, FactRow } from '#web/ui/fact-row.tsx';
import type { ComparedUpscale } from '../compared.ts';
import { compareTexts } from '../texts.ts';
import { listChanges } from './list-changes.ts';

/** Defaults for records older than a field. */
const oldRecord = { ...initialUpscaleSettings, ...unknownSliders };

/** An upscale's settings, and their effect. */
export function UpscaleFacts({ upscale }: { upscale: ComparedUpscale }) {
  const t = useTexts(compareTexts);
  const madeByText = useMadeBy();
  const { settings, cost, createdAt, madeBy } = upscale;
  const prompt = settings.prompt?.trim() ?? '';
  return (
    <div className="flex flex-col gap-5">
      <dl className="m-0 border-line border-t">
        <FactRow name={t('scaleFactor')}>
          {t('factor', { factor: settings.scaleFactor ?? oldRecord.scaleFactor })}
        </FactRow>
        <FactRow name={t('format')}>
          {(settings.outputFormat ?? oldRecord.outputFormat).toUpperCase()}
        </FactRow>
        <FactRow name={t('quality')}>{formatPercent(settings.dynamic ?? oldRecord.dynamic)}</FactRow>
        <FactRow name={t('creativity')}>{settings.creativity ?? oldRecord.creativity}</FactRow>
        <FactRow name={t('resemblance')}>{settings.resemblance ?? oldRecord.resemblance}</FactRow>
        {cost !== undefined && <CoinsFact name={t('coins')} coins={cost} />}
        {createdAt !== undefined && (
          <FactRow name={t('created')}>{formatDate(createdAt, dateAndTime)}</FactRow>
        )}
      </dl>
      <section>
        <h3 className="m-0 type-label">{t('prompt')}</h3>
        <p dir="auto" className="m-0 whitespace-pre-wrap break-words pt-1 text-muted">
          {prompt === '' ? t('noPromptProvided') : prompt}
        </p>
      </section>
      <section>
        <h3 className="m-0 type-label">{t('changed')}</h3>
        {listChanges(upscale).map(({ key, value }) => (
          <p key={key} className="m-0 pt-1 text-muted">
            {t(key, { value })}
          </p>
        ))}
      </section>
      {typeof madeBy === 'string' && <p className="m-0 text-faint type-meta">{madeByText(madeBy)}</p>}
    </div>
  );
}
