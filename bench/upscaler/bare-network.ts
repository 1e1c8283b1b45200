import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { readModel } from '../../engines/upscaler/weights/model-file.ts';

/** Opens the network alone, on the whole decoded picture: a lower bound of the time. */
export async function openBareNetwork(picture: Buffer): Promise<() => Promise<void>> {
  const session = await InferenceSession.create(await readModel(), { intraOpNumThreads: 2 });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const input = new Tensor('uint8', new Uint8Array(data), [1, info.height, info.width, 3]);
  return async () => {
    await session.run({ picture: input });
  };
}
