import sharp from 'sharp';
import type { Plugin } from 'vite';

/**
 * Serves what component tests show as pictures: `/files/1280x720.png` is a plain picture of that size. One with `broken`
 * in its address is missing, one with `held` never comes.
 */
export function testPictures(): Plugin {
  return {
    name: 'test-pictures',
    configureServer({ middlewares }) {
      middlewares.use('/files', async (request, response) => {
        const address = request.url ?? '';
        if (address.includes('held')) return;
        const size = /^\/(\d+)x(\d+)\.png/.exec(address);
        response.statusCode = size === null || address.includes('broken') ? 404 : 200;
        response.setHeader('content-type', 'image/png');
        response.end(response.statusCode === 200 ? await picture(Number(size?.[1]), Number(size?.[2])) : '');
      });
    },
  };
}

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#4a6b8a' } })
    .png()
    .toBuffer();
}
