import { UserRound } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { studioTexts } from '../texts.ts';

const YourPhoto = lazyPart(async () => (await import('#web/features/references/index.ts')).YourPhoto);

/**
 * The user's own photo, in every tool. The first paint has a button only; a photo that the browser has stored
 * appears once the other tools' forms are prefetched, too.
 */
export function YourPhotoField({ afterMs }: { afterMs: number }) {
  const [shown, setShown] = useState<'button' | 'part' | 'dialog'>('button');
  useEffect(() => {
    const timer = setTimeout(
      () => void YourPhoto.preload().then(() => setShown((now) => (now === 'button' ? 'part' : now))),
      afterMs,
    );
    return () => clearTimeout(timer);
  }, [afterMs]);
  const button = <AddYourPhoto onNear={() => void YourPhoto.preload()} onPress={() => setShown('dialog')} />;
  if (shown === 'button') return button;
  return (
    <Suspense fallback={button}>
      <YourPhoto opensDialog={shown === 'dialog'} />
    </Suspense>
  );
}

function AddYourPhoto({ onNear, onPress }: { onNear: () => void; onPress: () => void }) {
  const t = useTexts(studioTexts);
  return (
    <section className="grid gap-2.5">
      <h2 className="m-0 type-label">{t('yourPhoto')}</h2>
      <div>
        <Button size="sm" onPointerEnter={onNear} onFocus={onNear} onClick={onPress}>
          <Icon of={UserRound} size="sm" />
          {t('addYourPhoto')}
        </Button>
      </div>
    </section>
  );
}
