import { useCallback, useEffect, useRef, useState } from 'react';
import { type CameraFault, cameraFault, closeCamera, hasCameras, openCamera, takePhoto } from './camera.ts';

export type CameraState =
  | { step: 'starting' }
  | { step: 'live' }
  | { step: 'taken'; photo: File; url: string }
  | { step: 'fault'; fault: CameraFault };

/**
 * The camera from the permission request to a photo. It is switched off when the dialog closes or a photo was
 * taken.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ step: 'starting' });
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  /** Counts starts: an outdated start closes its camera again. */
  const turn = useRef(0);

  const stop = useCallback(() => {
    turn.current += 1;
    closeCamera(stream.current);
    stream.current = null;
  }, []);

  const start = useCallback(async () => {
    stop();
    const mine = turn.current;
    setState({ step: 'starting' });
    if (!hasCameras()) return setState({ step: 'fault', fault: 'insecure' });
    try {
      const opened = await openCamera();
      if (mine !== turn.current) return closeCamera(opened);
      stream.current = opened;
      if (video.current === null) return;
      video.current.srcObject = opened;
      await video.current.play();
      setState({ step: 'live' });
    } catch (thrown) {
      if (mine === turn.current) setState({ step: 'fault', fault: cameraFault(thrown) });
    }
  }, [stop]);

  const shoot = async () => {
    if (video.current === null) return;
    try {
      const photo = await takePhoto(video.current);
      stop();
      setState({ step: 'taken', photo, url: URL.createObjectURL(photo) });
    } catch {
      setState({ step: 'fault', fault: 'failed' });
    }
  };

  useEffect(() => {
    void start();
    return stop;
  }, [start, stop]);

  const url = state.step === 'taken' ? state.url : null;
  useEffect(() => {
    if (url !== null) return () => URL.revokeObjectURL(url);
    return undefined;
  }, [url]);

  return { state, video, start: () => void start(), shoot: () => void shoot() };
}

export type Camera = ReturnType<typeof useCamera>;
