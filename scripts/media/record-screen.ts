import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * A film of a page. Its time is the sum of its scenes' durations, not the time of recording: a slow machine
 * records a scene in more frames, which play in the same duration.
 */
export interface Film {
  page: Page;
  /** Records a scene that lasts `durationMs` in the film, however long `work` takes. */
  scene<Result>(durationMs: number, work: () => Promise<Result>): Promise<Result>;
  /** Ends the recording. */
  cut(): Promise<CutFilm>;
}

export interface CutFilm {
  /** A list of frames with durations, for ffmpeg's concat demuxer. */
  frames: string;
  seconds: number;
}

interface Scene {
  startedAtMs: number;
  endedAtMs: number;
  durationMs: number;
}

/** Films through CDP: the browser sends a frame after each change of the page. */
export async function filmPage(page: Page, folder: string): Promise<Film> {
  const session = await page.context().newCDPSession(page);
  const frames: { file: string; atMs: number }[] = [];
  const scenes: Scene[] = [];
  const writing: Promise<void>[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, atMs: metadata.timestamp === undefined ? Date.now() : metadata.timestamp * 1_000 });
    writing.push(writeFile(file, Buffer.from(data, 'base64')));
    // The acknowledgement fails if the page has navigated; it needs none then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 95, everyNthFrame: 1 });
  return {
    page,
    async scene(durationMs, work) {
      const startedAtMs = Date.now();
      const result = await work();
      scenes.push({ startedAtMs, endedAtMs: Date.now(), durationMs });
      return result;
    },
    async cut() {
      await session.send('Page.stopScreencast');
      await Promise.all(writing);
      const list = join(folder, 'frames.txt');
      const endMs = scenes.reduce((sum, scene) => sum + scene.durationMs, 0);
      const shown = frames.map(({ file, atMs }) => ({ file, atMs: filmTime(scenes, atMs) }));
      const lines = shown.flatMap(({ file, atMs }, index) => {
        const seconds = ((shown[index + 1]?.atMs ?? endMs) - atMs) / 1_000;
        return seconds > 0 ? [`file '${file}'`, `duration ${seconds.toFixed(4)}`] : [];
      });
      const last = frames.at(-1);
      if (last === undefined) throw new Error('The browser sent no frame.');
      await writeFile(list, `${[...lines, `file '${last.file}'`].join('\n')}\n`);
      return { frames: list, seconds: endMs / 1_000 };
    },
  };
}

/** Maps a clock time to the film's time. Time between two scenes is cut. */
function filmTime(scenes: readonly Scene[], atMs: number): number {
  let beforeMs = 0;
  for (const { startedAtMs, endedAtMs, durationMs } of scenes) {
    if (atMs < startedAtMs) return beforeMs;
    if (atMs < endedAtMs) {
      return beforeMs + ((atMs - startedAtMs) / (endedAtMs - startedAtMs)) * durationMs;
    }
    beforeMs += durationMs;
  }
  return beforeMs;
}
