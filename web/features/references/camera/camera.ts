/** Why there is no camera; each has a sentence that says what to do. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'insecure' | 'failed';

const faultsByName: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function cameraFault(thrown: unknown): CameraFault {
  return (thrown instanceof Error ? faultsByName[thrown.name] : undefined) ?? 'failed';
}

/** Large enough for a whole background; cameras with less resolution give what they have. */
const constraints = { width: { ideal: 1_920 }, height: { ideal: 1_080 }, facingMode: 'environment' } as const;

/** Rejects with the browser's errors, and with `insecure` on a page without camera access. */
export async function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: constraints, audio: false });
}

export function hasCameras(): boolean {
  // Pages without https have no `mediaDevices`, despite the types.
  return 'mediaDevices' in navigator && navigator.mediaDevices !== undefined;
}

export function closeCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The video's current frame. */
export function takePhoto(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob === null
          ? reject(new Error('The camera’s picture could not be kept.'))
          : resolve(new File([blob], 'camera.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      0.92,
    );
  });
}
