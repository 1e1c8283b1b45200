import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export interface Recording {
  /** A file that lists the frames and how long each is seen, as ffmpeg's concat reads it. Complete after `stop`. */
  list: string;
  stop(): Promise<void>;
}

/** Films a page: the browser sends a frame whenever something on it changed. */
export async function recordScreen(page: Page, folder: string): Promise<Recording> {
  const session = await page.context().newCDPSession(page);
  const frames: { file: string; atSeconds: number }[] = [];
  const writing: Promise<void>[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, atSeconds: metadata.timestamp ?? Date.now() / 1_000 });
    writing.push(writeFile(file, Buffer.from(data, 'base64')));
    // The page may go on to another document meanwhile, which needs no answer any more.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 95, everyNthFrame: 1 });
  const list = join(folder, 'frames.txt');
  return {
    list,
    async stop() {
      const endedAtSeconds = Date.now() / 1_000;
      await session.send('Page.stopScreencast');
      await Promise.all(writing);
      const lines = frames.flatMap(({ file, atSeconds }, index) => {
        const until = frames[index + 1]?.atSeconds ?? endedAtSeconds;
        return [`file '${file}'`, `duration ${Math.max(0.001, until - atSeconds).toFixed(4)}`];
      });
      const last = frames.at(-1);
      if (last === undefined) throw new Error('The browser sent no frame.');
      await writeFile(list, `${[...lines, `file '${last.file}'`].join('\n')}\n`);
    },
  };
}
