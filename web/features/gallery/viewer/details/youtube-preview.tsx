import type { GalleryImage } from '#contract/images.ts';
import { makesThumbnails } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PictureBadge, PictureFrame } from '#web/ui/picture-frame.tsx';
import { tilePrompt } from '../../grid/tile-prompt.ts';
import { shownPrompt } from '../../shown-prompt.ts';
import { galleryTexts } from '../../texts.ts';
import { viewerTexts } from '../texts.ts';

/** The width of a suggestion in a list of videos. */
const widthPx = 168;
const titleCharacters = 60;

/** Shows the thumbnail beside a video title at the size at which most viewers see it. */
export function YoutubePreview({ image }: { image: GalleryImage }) {
  const t = useTexts(viewerTexts);
  const gallery = useTexts(galleryTexts);
  if (!makesThumbnails(image.tool)) return null;
  const title = tilePrompt(shownPrompt(image) ?? gallery('noPrompt'), titleCharacters);
  return (
    <section className="pt-5">
      <h3 className="m-0 pb-2 type-label">{t('youtubePreview')}</h3>
      <div className="flex gap-3">
        <span className="flex-none" style={{ width: widthPx }}>
          <PictureFrame small>
            <img
              src={image.variants[0]?.url ?? image.thumbnailUrl}
              alt=""
              draggable={false}
              className="size-full object-cover"
            />
            <PictureBadge>10:24</PictureBadge>
          </PictureFrame>
        </span>
        <div className="min-w-0">
          <p dir="auto" className="m-0 line-clamp-3 break-words font-semibold">
            {title}
          </p>
          <p className="m-0 pt-0.5 text-faint type-meta">
            {t('sampleChannel')}
            <br />
            {t('sampleFacts')}
          </p>
        </div>
      </div>
    </section>
  );
}
