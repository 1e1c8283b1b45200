import sharp from 'sharp';
import type { Plugin } from 'vite';

/**
 * Serves the pictures of component tests: `/files/1280x720.png` is a plain picture of that size. An address
 * with `broken` is missing, one with `broken-once` is missing the first time, and one with `held` never
 * answers. A JPEG can have an orientation (`?orientation=6`), CMYK colours (`?cmyk`), or noise that makes it
 * large (`?noise`); a PNG can be translucent (`?alpha`); a GIF is animated.
 */
export function testPictures(): Plugin {
  const requested = new Set<string>();
  return {
    name: 'test-pictures',
    configureServer({ middlewares }) {
      middlewares.use('/files', async (request, response) => {
        const address = request.url ?? '';
        if (address.includes('held')) return;
        const { pathname, searchParams } = new URL(address, 'http://localhost');
        const [, width, height, type = ''] = /^\/(\d+)x(\d+)\.(png|jpg|gif)$/.exec(pathname) ?? [];
        const isBroken =
          address.includes('broken') && !(address.includes('broken-once') && requested.has(address));
        requested.add(address);
        const isMissing = width === undefined || isBroken;
        response.statusCode = isMissing ? 404 : 200;
        response.setHeader('content-type', type === 'jpg' ? 'image/jpeg' : `image/${type || 'png'}`);
        if (isMissing) response.setHeader('cache-control', 'no-store');
        response.end(isMissing ? '' : await draw(type, Number(width), Number(height), searchParams));
      });
    },
  };
}

function draw(type: string, width: number, height: number, query: URLSearchParams): Promise<Buffer> {
  const ofColour = (background: object | string, more = {}) =>
    sharp({ create: { width, height, channels: 3, background, ...more } });
  if (type === 'gif') {
    const frames = ['#c00', '#0c0'].map((colour) => ofColour(colour).png().toBuffer());
    return Promise.all(frames).then((all) =>
      sharp(all, { join: { animated: true } })
        .gif({ loop: 0, delay: [100, 100] })
        .toBuffer(),
    );
  }
  if (type === 'png') {
    const clear = { channels: 4, background: { r: 200, g: 30, b: 80, alpha: 0.4 } };
    return ofColour('#4a6b8a', query.has('alpha') ? clear : {})
      .png()
      .toBuffer();
  }
  const noise = { type: 'gaussian', mean: 128, sigma: 100 };
  const picture = ofColour('#4a6b8a', query.has('noise') ? { noise } : {}).jpeg({ quality: 95 });
  if (query.has('cmyk')) return picture.toColourspace('cmyk').toBuffer();
  const orientation = Number(query.get('orientation') ?? 1);
  return picture.withMetadata({ orientation }).toBuffer();
}
