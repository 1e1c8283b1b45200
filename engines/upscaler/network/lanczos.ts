import sharp from 'sharp';
import type { Network } from './network.ts';

/** Resizing without a network, when neither runtime is available. */
export const lanczos: Network = {
  runtime: 'lanczos',
  double: (rgb, width, height) =>
    sharp(rgb, { raw: { width, height, channels: 3 } })
      .resize(width * 2, height * 2, { kernel: 'lanczos3', fit: 'fill' })
      .raw()
      .toBuffer(),
  close: async () => {},
};
