import { useTexts } from '#web/i18n/catalogue.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useImageLoad } from '../../grid/use-image-load.ts';
import { galleryTexts } from '../../texts.ts';

interface EnlargedReferenceProps {
  url: string;
  name: string;
  onClose: () => void;
}

/** A reference image in a dialog over the viewer. */
export default function EnlargedReference({ url, name, onClose }: EnlargedReferenceProps) {
  const t = useTexts(galleryTexts);
  const load = useImageLoad(url);
  return (
    <Dialog onClose={onClose} title={name} size="lg">
      <div className="grid min-h-40 place-items-center pb-2">
        {load.state === 'failed' ? (
          <p className="m-0 text-muted">{t('unavailable')}</p>
        ) : (
          <img
            key={load.attempt}
            src={url}
            alt={name}
            onLoad={load.onLoad}
            onError={load.onError}
            className="max-h-[70dvh] max-w-full rounded-badge"
          />
        )}
      </div>
    </Dialog>
  );
}
