import { Link } from 'react-router';
import type { ShowcaseItem } from '#contract/site.ts';
import { styleLabel } from '#contract/styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { promptPath } from '../studio-links.ts';
import { ShowcasePicture } from './showcase-picture.tsx';
import { publicGalleryTexts } from './texts.ts';

interface ShowcaseDialogProps {
  item: ShowcaseItem;
  onClose: () => void;
}

/** A showcase picture, large, with its prompt and a link to make one like it. */
export function ShowcaseDialog({ item, onClose }: ShowcaseDialogProps) {
  const t = useTexts(publicGalleryTexts);
  const facts = [
    [t('tool'), item.tool],
    [t('style'), styleLabel(item.style)],
    [t('size'), `${item.width} × ${item.height}`],
  ];
  return (
    <Dialog
      size="lg"
      title={t('prompt')}
      description={<span dir="auto">{item.prompt}</span>}
      onClose={onClose}
      footer={
        <Link to={promptPath(item.prompt, item.style)} className={buttonStyle({ variant: 'main' })}>
          {t('usePrompt')}
        </Link>
      }
    >
      <div className="mx-auto" style={{ maxWidth: `calc(56dvh * ${item.width / item.height})` }}>
        <PictureFrame ratio={item.width / item.height} on="raised">
          <ShowcasePicture item={item} sizes="(min-width: 768px) 712px, 100vw" isEager />
        </PictureFrame>
      </div>
      <dl className="m-0 flex flex-wrap gap-x-8 gap-y-2 pt-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="type-meta text-faint">{name}</dt>
            <dd className="m-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
