import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PreparedServer, startPrepared } from './prepared-server.ts';

/** A server that loads YouTube thumbnails from a stand-in. */
export interface YoutubeStudio {
  app: PreparedServer;
  /** Sets the stand-in’s picture, or null for a 404. */
  serve(picture: Buffer | null): void;
  close(): Promise<void>;
}

export async function startYoutubeStudio(): Promise<YoutubeStudio> {
  let picture: Buffer | null = null;
  const youtube = createServer((_request, response) => {
    response.writeHead(picture ? 200 : 404, { 'content-type': 'image/jpeg' });
    response.end(picture ?? '');
  });
  await new Promise<void>((done) => youtube.listen(0, '127.0.0.1', done));
  const { port } = youtube.address() as AddressInfo;
  const app = await startPrepared({ env: { YOUTUBE_IMAGE_BASE: `http://127.0.0.1:${port}` } });
  return {
    app,
    serve(next) {
      picture = next;
    },
    async close() {
      await app.stop();
      youtube.closeAllConnections();
      await new Promise((done) => youtube.close(done));
      app.remove();
    },
  };
}
