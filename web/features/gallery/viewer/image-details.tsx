import { Check, Copy, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hasSetting } from '#contract/generation.ts';
import type { GalleryImage } from '#contract/images.ts';
import { useMadeBy } from '#web/features/made-by/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { CoinsFact, FactRow } from '#web/ui/fact-row.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toolName } from '#web/ui/tool-name.ts';
import { showCopyFailed } from '../copy-prompt.ts';
import { ownName, shownPrompt } from '../shown-prompt.ts';
import { styleName } from '../style-name.ts';
import { galleryTexts } from '../texts.ts';
import { warningText } from '../warning-text.ts';
import { warningTexts } from '../warning-texts.ts';
import { References } from './details/references.tsx';
import { Versions } from './details/versions.tsx';
import { YoutubePreview } from './details/youtube-preview.tsx';
import { UseLinks } from './use-links.tsx';

interface ImageDetailsProps {
  image: GalleryImage;
  /** Opens another version. */
  onGo: (id: string) => void;
}

/** All facts about a picture. */
export function ImageDetails({ image, onGo }: ImageDetailsProps) {
  const t = useTexts(galleryTexts);
  const madeBy = useMadeBy();
  const prompt = shownPrompt(image);
  const name = ownName(image);
  return (
    <>
      {name !== null && (
        <p dir="auto" className="m-0 break-words pb-3 type-heading">
          {name}
        </p>
      )}
      <div className="flex items-center justify-between">
        <h3 className="m-0 type-label">{t('prompt')}</h3>
        {prompt !== null && <CopyButton key={image.id} text={prompt} />}
      </div>
      <p dir="auto" className="m-0 whitespace-pre-wrap break-words pt-1 type-prompt">
        {prompt ?? <span className="text-faint">{t('noPrompt')}</span>}
      </p>
      <UseLinks image={image} />
      <Versions image={image} onGo={onGo} />
      <dl className="m-0">
        <FactRow name={t('model')}>{toolName(t, image.tool)}</FactRow>
        <CoinsFact name={t('coins')} coins={image.cost} />
        <FactRow name={t('style')}>
          {styleName({ id: image.originalStyle, name: image.style }, t('noPreset'))}
        </FactRow>
        {hasSetting(image.tool, 'outputQuality') && (
          <FactRow name={t('quality')}>{formatPercent(image.settings.outputQuality)}</FactRow>
        )}
        <FactRow
          name={t('resolution')}
        >{`${image.settings.aspectRatio} · ${image.width}×${image.height}`}</FactRow>
        {image.settings.creativity !== null && (
          <FactRow name={t('creativeDetailing')}>{image.settings.creativity}</FactRow>
        )}
        <FactRow name={t('created')}>{formatDate(image.createdAt, dateAndTime)}</FactRow>
      </dl>
      <p className="m-0 pt-4 text-faint type-meta">{madeBy(image.madeBy)}</p>
      <ImageWarnings image={image} />
      <References key={image.id} references={image.references} />
      <YoutubePreview image={image} />
    </>
  );
}

/** The engine's warnings about this picture. */
function ImageWarnings({ image }: { image: GalleryImage }) {
  const t = useTexts(warningTexts);
  if (image.warnings.length === 0) return null;
  return (
    <ul className="m-0 list-none space-y-1 p-0 pt-3 text-warn type-meta">
      {image.warnings.map((warning) => (
        <li key={warning.code + warning.message} className="flex gap-2">
          <Icon of={Info} size="sm" className="mt-px" />
          {warningText(t, warning)}
        </li>
      ))}
    </ul>
  );
}

const confirmedForMs = 2_000;

/** Copies a text and confirms it for two seconds. */
function CopyButton({ text }: { text: string }) {
  const t = useTexts(galleryTexts);
  /** Counts clicks, so that each restarts the confirmation. */
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), confirmedForMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await copyText(text);
      setCopies((count) => count + 1);
    } catch {
      showCopyFailed();
    }
  };

  return (
    <Button variant="quiet" size="sm" onClick={() => void copy()}>
      <Icon of={isCopied ? Check : Copy} size="sm" />
      <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
    </Button>
  );
}
