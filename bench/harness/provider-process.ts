/** A provider stand-in in its own process, so that its work is not measured. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createProvider } from '../../engines/replicate/testing/provider.ts';
import { openStandIn, sendJson } from '../../engines/testing/stand-in.ts';
import type { ProviderKind } from './provider.ts';

/** About as hard to compress as a photo: 1.3 MB as PNG. */
async function paintGrain(): Promise<Buffer> {
  const [width, height] = [1280, 720];
  const pixels = Buffer.alloc(width * height * 3);
  let noise = createHash('sha512').update('grain').digest();
  for (let at = 0; at < pixels.length; at += 1) {
    if (at % noise.length === 0) noise = createHash('sha512').update(noise).digest();
    pixels[at] =
      128 + Math.sin((Math.floor(at / 3) % width) / 90) * 50 + (noise[at % noise.length] ?? 0) / 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const kind = process.argv[2] as ProviderKind;
const standIn = await openStandIn();
// The stand-in records requests for tests; here they would only use memory.
const forget = () => {
  standIn.requests.length = 0;
};

if (kind === 'answers') {
  const body = { created: 1, data: [{ b64_json: (await paintGrain()).toString('base64') }] };
  standIn.answer((_request, response) => {
    forget();
    sendJson(response, body);
  });
} else if (kind === 'silent') {
  standIn.answer(forget);
} else {
  const provider = createProvider(standIn.origin, Buffer.alloc(0));
  provider.settle = () => ({ status: 'processing' });
  standIn.answer((request, response) => {
    forget();
    return provider.answer(request, response);
  });
}
process.send?.(standIn.origin);
process.on('disconnect', () => process.exit(0));
