import { Info } from 'lucide-react';
import type { GalleryImage } from '#contract/images.ts';
import { tools } from '#contract/tools.ts';
import { useMadeBy } from '#web/features/made-by/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { CoinsFact, FactRow } from '#web/ui/fact-row.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { shownPrompt, styleLabel } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';
import { warningText } from '../warning-text.ts';
import { CopyButton } from './copy-button.tsx';
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
  return (
    <>
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
        <FactRow name={t('model')}>{tools[image.tool].label}</FactRow>
        <CoinsFact name={t('coins')} coins={image.cost} />
        <FactRow name={t('style')}>{styleLabel(image.style)}</FactRow>
        <FactRow name={t('quality')}>{t('percent', { value: image.settings.outputQuality })}</FactRow>
        <FactRow
          name={t('resolution')}
        >{`${image.settings.aspectRatio} · ${image.width}×${image.height}`}</FactRow>
        <FactRow name={t('creativeDetailing')}>{image.settings.creativity ?? t('notSpecified')}</FactRow>
        <FactRow name={t('created')}>
          {formatDate(image.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </FactRow>
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
  const t = useTexts(galleryTexts);
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
