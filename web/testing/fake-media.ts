import { onTestFinished, vi } from 'vitest';

/** Says from then on whether a camera or a microphone that the page has opened is on. */
export function watchMedia(): () => boolean {
  const streams: MediaStream[] = [];
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  replaceMedia(async (wish) => {
    const stream = await open(wish);
    streams.push(stream);
    return stream;
  });
  return () => streams.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'));
}

/**
 * Has the browser refuse camera and microphone, as it does where they are blocked. Returns how to allow them.
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

/** Puts a recognition of the test's own in place of the browser's; null for a browser that has none. */
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
    /** Has it understand words. */
    hear: (...words: string[]) =>
      running?.onresult?.({ results: words.map((transcript) => [{ transcript }]) }),
    language: () => running?.lang,
  };
}
