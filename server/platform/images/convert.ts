import sharp from 'sharp';

export const downloadFormats = ['jpg', 'png', 'webp'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

export const mimeTypes: Record<DownloadFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** What a downloaded picture says about itself. */
export interface Provenance {
  tool: string;
  prompt: string;
  madeBy: string;
}

/** High enough that nobody sees a loss, and a 1280×720 thumbnail still stays far below 2 MB. */
const jpegQuality = 92;
const webpQuality = 92;

/**
 * A stored picture in the format that a creator uploads elsewhere. Transparency becomes white where the format has
 * none. The provenance is written as XMP; nothing else is.
 */
export async function convertPicture(
  bytes: Uint8Array,
  { format, provenance }: { format: DownloadFormat; provenance: Provenance | null },
): Promise<Buffer> {
  let picture = sharp(bytes);
  if (provenance) picture = picture.withXmp(toXmp(provenance));
  if (format === 'png') return picture.png({ compressionLevel: 8 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: webpQuality }).toBuffer();
  return picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: jpegQuality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The description and tool in Dublin Core and XMP Basic, after the XMP specification, part 1. */
function toXmp({ tool, prompt, madeBy }: Provenance): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<xmp:CreatorTool>${escapeXml(`Adventure, ${tool}`)}</xmp:CreatorTool>`,
    `<dc:source>${escapeXml(madeBy)}</dc:source>`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(prompt)}</rdf:li></rdf:Alt></dc:description>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('');
}

function escapeXml(text: string): string {
  const safe = text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
  return safe.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
