import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Draws the icons of the installed app: `node scripts/make-icons.ts`. The files are committed.

const folder = fileURLToPath(new URL('../web/public/icons', import.meta.url));

/** The dark background, as in `web/public/manifest.webmanifest`. */
const ground = '#121116';

/** The mark of `web/ui/mark.tsx`, 32 × 20; `share` is its part of the icon's width. */
function draw(side: number, share: number, corner: number): string {
  const width = side * share;
  const scale = width / 32;
  const x = (side - width) / 2;
  const y = (side - 20 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs><linearGradient id="g" x1="0" x2="1" y2=".4"><stop stop-color="#b044ea"/><stop offset="1" stop-color="#5b2ce0"/></linearGradient></defs>
    <rect width="${side}" height="${side}" rx="${corner}" fill="${ground}"/>
    <g transform="translate(${x} ${y}) scale(${scale})">
      <rect width="32" height="20" rx="4.5" fill="url(#g)"/>
      <path d="M7.2 15.2 12.9 5a1.4 1.4 0 0 1 2.5 0l5.6 10.2Z" fill="#fff" stroke="#fff" stroke-width=".6" stroke-linejoin="round"/>
      <rect x="22.6" y="12.6" width="6.2" height="3.6" rx="1" fill="#fff"/>
    </g>
  </svg>`;
}

/**
 * Platforms cut maskable icons to any shape: the mark stays in the middle, and the background has no rounded
 * corners.
 */
const icons = [
  { name: 'icon-192', side: 192, share: 0.78, corner: 40 },
  { name: 'icon-512', side: 512, share: 0.78, corner: 108 },
  { name: 'maskable-512', side: 512, share: 0.56, corner: 0 },
  { name: 'apple-touch-icon', side: 180, share: 0.7, corner: 0 },
] as const;

await mkdir(folder, { recursive: true });
for (const { name, side, share, corner } of icons) {
  const bytes = await sharp(Buffer.from(draw(side, share, corner)))
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
  await writeFile(join(folder, `${name}.png`), bytes);
  console.log(`${name}.png: ${bytes.length} bytes`);
}
