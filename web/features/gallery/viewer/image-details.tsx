import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { builtinSignature, type GalleryImage, madeWithSignature } from '#contract/images.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { shownPrompt, styleLabel } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';
import { warningWords } from '../warning-words.ts';
import { CopyButton } from './copy-button.tsx';
import { UseLinks } from './use-links.tsx';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-line border-b py-2">
      <dt className="text-faint">{name}</dt>
      <dd className="m-0 text-right font-semibold">{children}</dd>
    </div>
  );
}

function createdLabel(createdAt: string): string {
  return formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Everything that is known of a picture. */
export function ImageDetails({ image }: { image: GalleryImage }) {
  const t = useTexts(galleryTexts);
  const prompt = shownPrompt(image);
  return (
    <>
      <div className="flex items-center justify-between">
        <h3 className="m-0 type-label">{t('prompt')}</h3>
        {prompt !== null && <CopyButton text={prompt} />}
      </div>
      <p dir="auto" className="m-0 whitespace-pre-wrap break-words pt-1 type-prompt">
        {prompt ?? <span className="text-faint">{t('noPrompt')}</span>}
      </p>
      <UseLinks image={image} />
      <dl className="m-0">
        <Row name={t('model')}>{tools[image.variant].label}</Row>
        <Row name={t('coins')}>
          <span className="flex items-center gap-1.5">
            <CoinIcon />
            {image.cost}
          </span>
        </Row>
        <Row name={t('style')}>{styleLabel(image.style)}</Row>
        <Row name={t('quality')}>{t('percent', { value: image.output_quality })}</Row>
        <Row name={t('resolution')}>{`${image.resolution} · ${image.width}×${image.height}`}</Row>
        <Row name={t('creativeDetailing')}>{image.interval ?? t('notSpecified')}</Row>
        <Row name={t('created')}>{createdLabel(image.createdAt)}</Row>
      </dl>
      <p className="m-0 pt-4 text-faint type-meta">{signatureOf(image.madeBy)}</p>
      <ImageWarnings image={image} />
    </>
  );

  function signatureOf(madeBy: string): string {
    if (madeBy === builtinSignature) return t('madeByBuiltin');
    if (!madeBy.startsWith(madeWithSignature)) return madeBy;
    return t('madeWith', { engine: madeBy.slice(madeWithSignature.length) });
  }
}

/** What the engine wants the user to know of this picture, said quietly. */
function ImageWarnings({ image }: { image: GalleryImage }) {
  const t = useTexts(galleryTexts);
  if (image.warnings.length === 0) return null;
  return (
    <ul className="m-0 list-none space-y-1 p-0 pt-3 text-warn type-meta">
      {image.warnings.map((warning) => (
        <li key={warning.code + warning.message} className="flex gap-2">
          <Icon of={Info} size="sm" className="mt-px" />
          {warningWords(t, warning)}
        </li>
      ))}
    </ul>
  );
}
