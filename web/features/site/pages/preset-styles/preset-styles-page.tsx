import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { imageStyles, type PresetThumbnailStyle, presetThumbnailStyles } from '#contract/styles.ts';
import { tools } from '#contract/tools.ts';
import { useImageSentence } from '#web/features/studio/lazy.ts';
import { styleSampleOf } from '#web/features/style-swatches/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { PageFrame } from '../page-frame.tsx';
import { stylePath } from '../studio-links.ts';
import { presetStylesTexts } from './texts.ts';

/** What the built-in engine does in each thumbnail style, by slug. */
const thumbnailSentences: Record<PresetThumbnailStyle['slug'], keyof typeof presetStylesTexts.english> = {
  mrbeast: 'mrbeast',
  kurzgesagt: 'kurzgesagt',
  nickd: 'nickd',
  matthew: 'matthew',
  lebron: 'lebron',
  'max-versta': 'maxVersta',
  'background-irl': 'backgroundIrl',
};

/** Every preset style with its sample, a sentence, and a link to the studio. */
export function PresetStylesPage() {
  const t = useTexts(presetStylesTexts);
  const imageSentence = useImageSentence();
  const usesCoins = useUsesCoins();
  return (
    <PageFrame
      title={t('presetStyles')}
      lead={t('lead', { thumbnails: presetThumbnailStyles.length, images: imageStyles.length })}
    >
      <section className="grid gap-5" aria-labelledby="thumbnails">
        <div className="grid gap-1">
          <h2 id="thumbnails" className="type-title">
            {t('thumbnails')}
          </h2>
          <p className="text-muted">
            {usesCoins ? t('thumbnailsLine', { coins: tools.Thumbnail.coins }) : t('thumbnailsLineCoinFree')}
          </p>
        </div>
        <ul className="m-0 grid list-none gap-x-4 gap-y-8 p-0 sm:grid-cols-2 lg:grid-cols-4">
          {presetThumbnailStyles.map((style) => (
            <li key={style.id} className="grid content-start gap-1">
              <PictureFrame>
                <Swatch styleId={style.id} widthPx={320} />
              </PictureFrame>
              <h3 className="type-heading pt-2">{style.styleName}</h3>
              <p className="text-muted">{t(thumbnailSentences[style.slug])}</p>
              <UseStyle styleId={style.id} name={style.styleName} />
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-5 pt-16" aria-labelledby="images">
        <div className="grid gap-1">
          <h2 id="images" className="type-title">
            {t('images')}
          </h2>
          <p className="text-muted">
            {usesCoins
              ? t('imagesLine', { pro: tools['Genesys Pro'].coins, one: tools['Genesys 1.0'].coins })
              : t('imagesLineCoinFree')}
          </p>
        </div>
        <ul className="m-0 grid list-none gap-x-8 border-line border-t p-0 lg:grid-cols-2">
          {imageStyles.map((style) => (
            <li key={style.id} className="flex gap-4 border-line border-b py-4">
              <span className="w-36 flex-none sm:w-44">
                <PictureFrame small>
                  <Swatch styleId={style.id} widthPx={176} />
                </PictureFrame>
              </span>
              <div className="grid min-w-0 content-start gap-0.5">
                <h3 className="type-label">{style.label}</h3>
                <p className="text-muted">{imageSentence(style.id)}</p>
                <UseStyle styleId={style.id} name={style.label} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <p className="type-meta max-w-[680px] pt-8 text-faint">{t('namesNote')}</p>
    </PageFrame>
  );
}

function Swatch({ styleId, widthPx }: { styleId: string; widthPx: number }) {
  return (
    <img
      src={styleSampleOf(styleId)}
      alt=""
      width={widthPx}
      height={(widthPx * 9) / 16}
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  );
}

function UseStyle({ styleId, name }: { styleId: string; name: string }) {
  const t = useTexts(presetStylesTexts);
  return (
    <Link
      to={stylePath(styleId)}
      aria-label={t('useNamed', { style: name })}
      className={`${linkStyle} inline-flex min-h-8 items-center gap-1.5 justify-self-start touch:min-h-11`}
    >
      {t('use')}
      <Icon of={ArrowRight} size="sm" />
    </Link>
  );
}
