import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useMediaQuery } from '#web/ui/media-query.ts';
import { referencesTexts } from '../texts.ts';
import type { Intake } from './use-intake.tsx';

const CameraDialog = deferredPart(async () => (await import('../camera/camera-dialog.tsx')).CameraDialog);

interface AddButtonsProps {
  intake: Intake;
  chooseLabel: string;
  /** Default: what a style reference's button says. */
  cameraLabel?: string;
  /** Which of a phone's cameras is meant. */
  facing?: 'user' | 'environment';
}

/** Buttons for the file dialog and the camera: the phone's own, or a dialog of the page. */
export function AddButtons({ intake, chooseLabel, cameraLabel, facing = 'environment' }: AddButtonsProps) {
  const t = useTexts(referencesTexts);
  const hasTouch = useMediaQuery('(pointer: coarse)');
  const [isCameraOpen, setCameraOpen] = useState(false);
  const phoneCamera = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={intake.choose}>
        <Icon of={ImagePlus} size="sm" />
        {chooseLabel}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onPointerEnter={CameraDialog.preload}
        onClick={() => {
          if (!intake.mayAdd()) return;
          if (hasTouch) phoneCamera.current?.click();
          else setCameraOpen(true);
        }}
      >
        <Icon of={Camera} size="sm" />
        {cameraLabel ?? t('camera')}
      </Button>
      <input
        ref={phoneCamera}
        type="file"
        accept="image/*"
        capture={facing}
        aria-hidden="true"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          intake.offer([...(event.target.files ?? [])], 'camera');
          event.target.value = '';
        }}
      />
      {isCameraOpen && (
        <CameraDialog
          onClose={() => setCameraOpen(false)}
          onPhoto={(photo) => intake.offer([photo], 'camera')}
        />
      )}
    </div>
  );
}
