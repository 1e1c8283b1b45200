import { Heart } from 'lucide-react';
import type { SharedPicture } from '#contract/private-links.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PictureBadge, PictureFrame } from '#web/ui/picture-frame.tsx';
import { visitTexts } from './texts.ts';

interface StripProps {
  pictures: readonly SharedPicture[];
  index: number;
  /** The place of the chosen picture. */
  choice: number | null;
  onIndex: (index: number) => void;
}

/** Small copies of all pictures; nothing for a single one. */
export function Strip({ pictures, index, choice, onIndex }: StripProps) {
  const t = useTexts(visitTexts);
  if (pictures.length < 2) return <span className="flex-1" />;
  return (
    <ul className="-m-1 flex min-w-0 flex-1 list-none gap-2 overflow-x-auto p-1">
      {pictures.map((picture, at) => (
        <li key={picture.picture} className="w-20 flex-none md:w-28">
          <button
            type="button"
            aria-label={t('pictureNumber', { number: picture.picture })}
            aria-current={at === index}
            onClick={() => onIndex(at)}
            className="block w-full cursor-pointer rounded-control border-0 bg-transparent p-0"
          >
            <PictureFrame small on="stage" selected={at === index}>
              <img src={picture.variants[0]?.url} alt="" className="size-full object-cover" />
              {picture.picture === choice && (
                <PictureBadge>
                  <Icon of={Heart} size="sm" />
                </PictureBadge>
              )}
            </PictureFrame>
          </button>
        </li>
      ))}
    </ul>
  );
}
