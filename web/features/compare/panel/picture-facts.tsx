import { Download } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CoinsFact, FactRow } from '#web/ui/fact-row.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { ComparedPicture } from '../compared.ts';
import { compareTexts } from '../texts.ts';

/** Facts about one of two pictures. */
export function PictureFacts({ picture, name }: { picture: ComparedPicture; name: string }) {
  const t = useTexts(compareTexts);
  const { facts, download } = picture;
  const size = t('sizeValue', { width: String(picture.width), height: String(picture.height) });
  return (
    <section>
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h3 className="m-0 type-label">{name}</h3>
        {download !== undefined && (
          <Tooltip text={t('downloadSide', { side: name })}>
            <a
              href={download.href}
              download={download.name}
              aria-label={t('downloadSide', { side: name })}
              className={`${buttonStyle({ variant: 'quiet', iconOnly: true })} -mr-2.5`}
            >
              <Icon of={Download} />
            </a>
          </Tooltip>
        )}
      </div>
      {facts !== undefined && (
        <p dir="auto" className="m-0 line-clamp-6 whitespace-pre-wrap break-words pb-3 text-muted">
          {facts.prompt ?? t('noPrompt')}
        </p>
      )}
      <dl className="m-0 border-line border-t">
        {facts !== undefined && <FactRow name={t('model')}>{facts.model}</FactRow>}
        <FactRow name={t('size')}>{size}</FactRow>
        {facts !== undefined && (
          <>
            <CoinsFact name={t('coins')} coins={facts.coins} />
            <FactRow name={t('created')}>{formatDate(facts.createdAt, dateAndTime)}</FactRow>
          </>
        )}
      </dl>
    </section>
  );
}
