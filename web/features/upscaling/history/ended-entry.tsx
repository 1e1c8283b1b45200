import { Brush, Columns2, Download, Info, SlidersHorizontal, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { otherEngineWarning } from '#contract/images.ts';
import { upscaleWarnings } from '#contract/upscale.ts';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { useMadeBy } from '#web/features/made-by/index.ts';
import { canvasPath } from '#web/features/send-to/index.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { upscalingTexts } from '../texts.ts';
import { EntryFrame } from './entry-frame.tsx';
import { entryName, headingText, settingsText, sizesText } from './entry-text.ts';
import { buttonOnStage } from './on-stage.ts';
import { resultFile } from './result-file.ts';
import { SplitPicture } from './split-picture.tsx';

type Texts = TranslateOf<typeof upscalingTexts>;

const warnings: Readonly<Record<string, keyof typeof upscalingTexts.english>> = {
  [upscaleWarnings.slow]: 'upscaledSlowly',
  [upscaleWarnings.noNetwork]: 'upscaledWithoutNetwork',
  [otherEngineWarning]: 'otherEngine',
  'enlarged-less': 'enlargedLess',
};

/** An engine's warning about a result, in the reader's language if its code has no details. */
function upscaleWarningText(t: Texts, { code, message }: UpscaleItem['warnings'][number]): string {
  const text = warnings[code];
  return text === undefined ? message : t(text);
}

interface EndedEntryProps {
  item: UpscaleItem;
  onCompare: () => void;
  onUseSettings: () => void;
  onDelete: () => void;
}

/** A finished upscale. */
export function EndedEntry({ item, onCompare, onUseSettings, onDelete }: EndedEntryProps) {
  const t = useTexts(upscalingTexts);
  const name = entryName(t, item);
  const file = resultFile(item);
  return (
    <EntryFrame
      id={item.id}
      label={name}
      picture={
        <SplitPicture
          beforeUrl={item.beforeThumbnailUrl}
          afterUrl={item.afterThumbnailUrl ?? item.afterUrl}
          onOpen={onCompare}
          label={t('compareThis', { name })}
        />
      }
    >
      <Facts item={item} onDelete={onDelete} />
      <div className="mt-3.5 flex flex-wrap items-center gap-2 @max-[420px]:[&_svg]:hidden">
        <Button className={buttonOnStage} onClick={onCompare}>
          <Icon of={Columns2} size="sm" />
          {t('compare')}
        </Button>
        {file !== null && (
          <a href={file.href} download={file.name} className={buttonStyle({ variant: 'quiet' })}>
            <Icon of={Download} size="sm" />
            {t('download')}
          </a>
        )}
        {item.imageId !== null && (
          <Link
            to={canvasPath(item.imageId)}
            state={{ source: 'gallery' }}
            className={buttonStyle({ variant: 'quiet' })}
          >
            <Icon of={Brush} size="sm" />
            {t('edit')}
          </Link>
        )}
        <Button variant="quiet" onClick={onUseSettings}>
          <Icon of={SlidersHorizontal} size="sm" />
          {t('useSettings')}
        </Button>
      </div>
    </EntryFrame>
  );
}

function Facts({ item, onDelete }: { item: UpscaleItem; onDelete: () => void }) {
  const t = useTexts(upscalingTexts);
  const madeBy = useMadeBy();
  const date = formatDate(item.timestamp, dateAndTime);
  return (
    <>
      <div className="flex w-full items-start gap-2">
        <h3 className="m-0 min-w-0 flex-1 type-heading">{headingText(t, item)}</h3>
        <IconButton
          icon={Trash2}
          label={t('delete')}
          onClick={onDelete}
          className="-mt-2.5 -mr-2.5 -mb-2 text-danger!"
        />
      </div>
      <p className="m-0 pt-0.5 text-muted">{sizesText(t, item)}</p>
      <p className="m-0 pt-1.5 text-faint type-meta">{settingsText(t, item)}</p>
      {item.settings.prompt !== '' && (
        <p dir="auto" className="m-0 line-clamp-2 max-w-full break-words pt-0.5 text-faint type-meta">
          {item.settings.prompt}
        </p>
      )}
      <p className="m-0 pt-0.5 text-faint type-meta">
        {item.madeBy === null ? date : `${madeBy(item.madeBy)} · ${date}`}
      </p>
      {item.warnings.length > 0 && (
        <ul className="m-0 list-none space-y-1 p-0 pt-2 text-warn type-meta">
          {item.warnings.map((warning) => (
            <li key={warning.code + warning.message} className="flex gap-2">
              <Icon of={Info} size="sm" className="mt-px" />
              {upscaleWarningText(t, warning)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
