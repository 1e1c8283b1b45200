import { ImagePlus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { GenerateTool } from '#contract/tools.ts';
import { userRecords } from '#web/api/records/user-records.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { studioTexts } from '../texts.ts';
import { useIsDrawn } from './use-drawn-styles.ts';
import { showStoredPhoto, showYourPhoto, useYourPhotoPart, YourPhoto } from './your-photo-part.ts';

interface YourPhotoFieldProps {
  tool: GenerateTool;
  /** The signed-in user's id, whose photo the browser may have stored. */
  owner: string;
  afterMs: number;
}

/**
 * The user's own photo, in every tool. The first paint has two buttons only; a photo or face that the
 * browser has stored appears as soon as it is found, and a user's faces in a place that is kept for them.
 * Nothing else appears unasked: it would move what is below.
 */
export function YourPhotoField({ tool, owner, afterMs }: YourPhotoFieldProps) {
  const isShown = useYourPhotoPart((part) => part.isShown);
  const isDrawn = useIsDrawn(tool);
  const hasFaces = userRecords(owner).read('faces') === true;
  const [opensDialog, setOpensDialog] = useState(false);
  useEffect(() => void showStoredPhoto(owner), [owner]);
  useEffect(() => {
    const timer = setTimeout(() => void (hasFaces ? showYourPhoto() : YourPhoto.preload()), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, hasFaces]);
  const button = (
    <AddYourPhoto
      hasFaces={hasFaces}
      onNear={() => void YourPhoto.preload()}
      onPress={() => setOpensDialog(true)}
    />
  );
  if (!isShown && !opensDialog) return button;
  return (
    <Suspense fallback={button}>
      <YourPhoto isDrawn={isDrawn} opensDialog={opensDialog} />
    </Suspense>
  );
}

interface AddYourPhotoProps {
  /** The user keeps faces, whose row follows with the whole part. */
  hasFaces: boolean;
  onNear: () => void;
  onPress: () => void;
}

function AddYourPhoto({ hasFaces, onNear, onPress }: AddYourPhotoProps) {
  const t = useTexts(studioTexts);
  return (
    <section className="grid gap-2.5">
      <h2 className="m-0 type-label">{t('yourPhoto')}</h2>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPointerEnter={onNear} onFocus={onNear} onClick={onPress}>
          <Icon of={ImagePlus} size="sm" />
          {t('chooseYourPhoto')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => void showYourPhoto()}
        >
          {t('myFaces')}
        </Button>
      </div>
      {hasFaces && <div className="h-[132px] touch:h-[144px]" />}
    </section>
  );
}
