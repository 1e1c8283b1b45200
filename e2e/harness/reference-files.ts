import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A file that a test gives to the page. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface PhotoOptions {
  width?: number;
  height?: number;
  /** The strength of the noise. More noise makes a larger file. */
  sigma?: number;
  quality?: number;
  /** The EXIF orientation. */
  orientation?: number;
}

/** Returns a JPEG with one colour and some noise. */
export async function photo(name: string, options: PhotoOptions = {}): Promise<TestFile> {
  const { width = 640, height = 360, sigma = 20, quality = 80, orientation } = options;
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#446', noise } }).jpeg({
    quality,
  });
  const buffer = await (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Returns a CMYK JPEG. */
export async function cmykPhoto(name: string): Promise<TestFile> {
  const buffer = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#c84' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Returns the start of a HEIC photo. */
export function heic(name: string): TestFile {
  const box = Buffer.from('000000186674797068656963000000006d69663168656963', 'hex');
  return { name, mimeType: '', buffer: Buffer.concat([box, Buffer.alloc(2_000)]) };
}

/** Drops files on the page, like a drag from the desktop. */
export async function dropFiles(page: Page, files: readonly TestFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (descriptions) => {
      const transfer = new DataTransfer();
      for (const { name, type, base64 } of descriptions) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') })),
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  const overlay = page.getByTestId('reference-drop');
  await overlay.dispatchEvent('dragover', { dataTransfer: transfer });
  await overlay.dispatchEvent('drop', { dataTransfer: transfer });
}

/** One field of a submitted form. */
export interface SentField {
  name: string;
  text: string | null;
  file: { name: string; type: string; bytes: number; width: number; height: number } | null;
}

/** Records the forms that the page sends, with each picture’s size after rotation. */
export async function watchForms(page: Page): Promise<() => Promise<SentField[][]>> {
  await page.addInitScript(() => {
    const forms: SentField[][] = [];
    Object.assign(window, { sentForms: forms });
    const original = window.fetch;
    window.fetch = async (...args) => {
      const body = args[1]?.body;
      if (body instanceof FormData) {
        const fields: SentField[] = [];
        for (const [name, value] of body) {
          if (typeof value === 'string') fields.push({ name, text: value, file: null });
          else {
            const { width, height } = await createImageBitmap(value);
            fields.push({
              name,
              text: null,
              file: { name: value.name, type: value.type, bytes: value.size, width, height },
            });
          }
        }
        forms.push(fields);
      }
      return original(...args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sentForms: SentField[][] }).sentForms);
}
