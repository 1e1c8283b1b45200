import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import { SendToMenu } from '#web/features/send-to/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { targetOf } from '../actions/target.ts';
import { organise } from '../organise/organiser.ts';
import { organiseTexts } from '../organise-texts.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { hasForm, studioPath } from '../studio-path.ts';
import { galleryTexts } from '../texts.ts';
import { viewerTexts } from './texts.ts';

/** Links that reuse a picture's prompt, its settings, or the picture itself. */
export function UseLinks({ image }: { image: GalleryImage }) {
  const t = useTexts(galleryTexts);
  const viewer = useTexts(viewerTexts);
  const words = useTexts(organiseTexts);
  const isInStudio = useLocation().pathname === pathOf('studio');
  const look = buttonStyle({ size: 'sm' });
  return (
    <div className="flex flex-wrap gap-2 border-line border-b pt-3 pb-5">
      {shownPrompt(image) !== null && (
        <Link to={studioPath(image.id, 'prompt')} replace={isInStudio} className={look}>
          {t('usePrompt')}
        </Link>
      )}
      {hasForm(image) && (
        <Link to={studioPath(image.id, 'settings')} replace={isInStudio} className={look}>
          {t('useSettings')}
        </Link>
      )}
      <Button size="sm" onClick={() => organise({ kind: 'name', target: targetOf(image) })}>
        {words('rename')}
      </Button>
      <SendToMenu
        image={image}
        trigger={
          <Button size="sm">
            {viewer('sendTo')}
            <Icon of={ChevronDown} size="sm" />
          </Button>
        }
      />
    </div>
  );
}
