import { CameraOff } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { referencesTexts } from '../texts.ts';
import type { CameraFault } from './camera.ts';
import { type Camera, useCamera } from './use-camera.ts';

interface CameraDialogProps {
  onClose: () => void;
  onPhoto: (photo: File) => void;
}

const faultTexts = {
  denied: 'cameraDenied',
  missing: 'cameraMissing',
  busy: 'cameraBusy',
  insecure: 'cameraInsecure',
  failed: 'cameraFailed',
} as const satisfies Record<CameraFault, string>;

/** The camera's live image, the photo taken, and a button to retake it. */
export function CameraDialog({ onClose, onPhoto }: CameraDialogProps) {
  const t = useTexts(referencesTexts);
  const camera = useCamera();
  return (
    <Dialog
      onClose={onClose}
      title={t('cameraTitle')}
      size="md"
      footer={
        <CameraButtons
          camera={camera}
          onUse={(photo) => {
            onPhoto(photo);
            onClose();
          }}
        />
      }
    >
      <CameraView camera={camera} />
    </Dialog>
  );
}

function CameraView({ camera: { state, video } }: { camera: Camera }) {
  const t = useTexts(referencesTexts);
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden rounded-picture bg-stage">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('cameraPreview')}
        className="absolute inset-0 size-full object-contain"
        hidden={state.step !== 'live'}
      />
      {state.step === 'taken' && (
        <img src={state.url} alt={t('cameraTaken')} className="absolute inset-0 size-full object-contain" />
      )}
      {state.step === 'starting' && (
        <p role="status" className="m-0 px-8 text-center text-muted">
          {t('cameraStarting')}
        </p>
      )}
      {state.step === 'fault' && (
        <div role="alert" className="grid max-w-[400px] justify-items-center gap-2 px-8 text-center">
          <Icon of={CameraOff} size="lg" className="text-danger" />
          <p className="m-0">{t(faultTexts[state.fault])}</p>
        </div>
      )}
      {(state.step === 'starting' || state.step === 'fault') && (
        <CropMarks tone={state.step === 'fault' ? 'danger' : 'edge'} />
      )}
    </div>
  );
}

function CameraButtons({ camera, onUse }: { camera: Camera; onUse: (photo: File) => void }) {
  const t = useTexts(referencesTexts);
  const { state, start, shoot } = camera;
  if (state.step === 'taken') {
    return (
      <>
        <Button onClick={start}>{t('retake')}</Button>
        <Button variant="main" onClick={() => onUse(state.photo)}>
          {t('usePhoto')}
        </Button>
      </>
    );
  }
  if (state.step === 'fault') {
    return state.fault === 'insecure' ? null : (
      <Button variant="main" onClick={start}>
        {t('tryAgain')}
      </Button>
    );
  }
  return (
    <Button
      variant="main"
      disabled={state.step !== 'live'}
      disabledReason={t('cameraStarting')}
      onClick={shoot}
    >
      {t('shutter')}
    </Button>
  );
}
