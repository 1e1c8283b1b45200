import { onTestFinished, vi } from 'vitest';

/**
 * Watches the camera and microphone streams that the page opens. The returned function tells whether one is
 * live.
 */
export function watchMedia(): () => boolean {
  const streams: MediaStream[] = [];
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  replaceMedia(async (constraints) => {
    const stream = await open(constraints);
    streams.push(stream);
    return stream;
  });
  return () => streams.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'));
}

/**
 * Makes the browser refuse camera and microphone, as if the user had blocked them. Returns a function that
 * allows them.
 */
export function blockMedia(): () => void {
  return replaceMedia(() => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')));
}

function replaceMedia(open: MediaDevices['getUserMedia']): () => void {
  const spy = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open);
  const restore = () => void spy.mockRestore();
  onTestFinished(restore);
  return restore;
}

interface Recognition {
  lang: string;
  onresult: ((event: unknown) => void) | null;
  onend: (() => void) | null;
}

/** Replaces the browser's speech recognition by a fake; `isThere = false` simulates a browser without one. */
export function fakeRecognition(isThere = true) {
  let running: Recognition | null = null;
  class FakeRecognition implements Recognition {
    lang = '';
    onresult: Recognition['onresult'] = null;
    onend: Recognition['onend'] = null;
    start() {
      running = this;
    }
    stop() {
      this.onend?.();
    }
    abort() {}
  }
  const replacement = isThere ? FakeRecognition : undefined;
  vi.stubGlobal('SpeechRecognition', replacement);
  vi.stubGlobal('webkitSpeechRecognition', replacement);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** Makes it recognise these words. */
    hear: (...words: string[]) =>
      running?.onresult?.({ results: words.map((transcript) => [{ transcript }]) }),
    language: () => running?.lang,
  };
}
