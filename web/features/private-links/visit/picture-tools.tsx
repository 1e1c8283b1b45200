import { Download, SquareSplitHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SharedPicture } from '#contract/private-links.ts';
import { type ComparedPicture, Comparer } from '#web/features/compare/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { visitTexts } from './texts.ts';

interface PictureToolsProps {
  pictures: readonly SharedPicture[];
  current: SharedPicture;
}

/** Compares the shown picture with another one, and downloads it if its owner allows that. */
export function PictureTools({ pictures, current }: PictureToolsProps) {
  const t = useTexts(visitTexts);
  const [other, setOther] = useState<SharedPicture | null>(null);
  const asCompared = (picture: SharedPicture): ComparedPicture => {
    const name = t('pictureNumber', { number: picture.picture });
    const { width, height, variants } = picture;
    return { url: variants.at(-1)?.url ?? '', width, height, label: name, alt: name };
  };
  const others = pictures.filter((one) => one !== current);
  return (
    <>
      {others.length > 0 && (
        <Menu
          label={t('compareWith')}
          side="top"
          align="end"
          trigger={<IconButton icon={SquareSplitHorizontal} label={t('compareWith')} />}
        >
          <MenuGroup>
            {others.map((one) => (
              <MenuItem key={one.picture} onSelect={() => setOther(one)}>
                {t('pictureNumber', { number: one.picture })}
              </MenuItem>
            ))}
          </MenuGroup>
        </Menu>
      )}
      {current.downloadUrl !== null && (
        <a
          href={current.downloadUrl}
          download
          aria-label={t('downloadPicture', { number: current.picture })}
          className={buttonStyle({ variant: 'quiet', iconOnly: true })}
        >
          <Icon of={Download} />
        </a>
      )}
      {other !== null && (
        <Suspense>
          <Comparer
            before={asCompared(current)}
            after={asCompared(other)}
            title={t('compare')}
            onClose={() => setOther(null)}
          />
        </Suspense>
      )}
    </>
  );
}
