import { crc32 } from 'node:zlib';

/** How a result was made, written into its file. */
export interface Provenance {
  tool: string;
  /** Null to leave it out, as in stored files; downloads have it if the author chooses so. */
  prompt: string | null;
  /** Its maker, such as "Designed by the built-in engine". */
  engine: string;
  /** Whether a trained model made the pixels; false for a rule-based design. */
  isModelMade: boolean;
  /** Whether rules set words over the pixels of a model. */
  hasDrawnWords?: boolean;
}

// The IPTC's vocabulary: https://cv.iptc.org/newscodes/digitalsourcetype/
const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** A JPEG segment's length has 16 bits; the prompt, the only long part, is cut to fit. */
const maxPromptCharacters = 8_000;

/**
 * Writes tool, prompt and engine into a PNG, JPEG or WebP file as XMP. The pixels stay byte for byte the
 * same: only a chunk is added. Other files are returned unchanged.
 */
export function withProvenance(bytes: Uint8Array, provenance: Provenance): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const xmp = Buffer.from(toXmp(provenance), 'utf8');
  if (file.subarray(1, 4).equals(Buffer.from('PNG'))) return intoPng(file, xmp);
  if (file.readUInt16BE(0) === 0xffd8) return intoJpeg(file, xmp);
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') {
    return intoWebp(file, xmp);
  }
  return file;
}

/** Writes a provenance as XMP. */
export function toXmp({ tool, prompt, engine, isModelMade, hasDrawnWords = false }: Provenance): string {
  const ofModel = hasDrawnWords ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';
  const sourceType = sourceTypes + (isModelMade ? ofModel : 'algorithmicMedia');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 xmp:CreatorTool="${escapeXml(`Adventure ${tool}`)}" Iptc4xmpExt:DigitalSourceType="${escapeXml(sourceType)}">
<dc:creator><rdf:Seq><rdf:li>${escapeXml(engine)}</rdf:li></rdf:Seq></dc:creator>${prompt === null ? '' : describe(prompt)}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

/** The prompt, as the picture's description. */
function describe(prompt: string): string {
  const text = escapeXml([...prompt].slice(0, maxPromptCharacters).join(''));
  return `\n<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them in any spelling
      .replaceAll(/[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, ' ')
      .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
  );
}

/** XMP as an international text chunk. */
export function pngChunk(xmp: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0', 'latin1'), xmp]);
  return Buffer.concat([uint32(data.length - 4, 'BE'), data, uint32(crc32(data), 'BE')]);
}

/** Right after the header chunk, which comes first and has 25 bytes. */
function intoPng(file: Buffer, xmp: Buffer): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([file.subarray(0, afterHeader), pngChunk(xmp), file.subarray(afterHeader)]);
}

/** XMP as an application segment. */
export function jpegSegment(xmp: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'), xmp]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** After the start marker and JFIF's segment, which readers expect first. */
function intoJpeg(file: Buffer, xmp: Buffer): Buffer {
  const hasJfif = file.readUInt16BE(2) === 0xffe0;
  const at = hasJfif ? 4 + file.readUInt16BE(4) : 2;
  return Buffer.concat([file.subarray(0, at), jpegSegment(xmp), file.subarray(at)]);
}

export const webpFlags = { alpha: 0x10, xmp: 0x04 } as const;

/** XMP as a chunk, padded to an even length. */
export function webpChunk(xmp: Buffer): Buffer {
  const padding = Buffer.alloc(xmp.length % 2);
  return Buffer.concat([Buffer.from('XMP ', 'latin1'), uint32(xmp.length, 'LE'), xmp, padding]);
}

/** A chunk at the end, declared in the extended header, which a simple file gets first. */
function intoWebp(file: Buffer, xmp: Buffer): Buffer {
  const isExtended = file.toString('latin1', 12, 16) === 'VP8X';
  const header = isExtended ? Buffer.from(file.subarray(12, 30)) : extendedHeader(file);
  header.writeUInt8(header.readUInt8(8) | webpFlags.xmp, 8);
  const chunks = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    header,
    file.subarray(isExtended ? 30 : 12),
    webpChunk(xmp),
  ]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32(chunks.length, 'LE'), chunks]);
}

/**
 * The extended header that a simple file lacks, with the size and transparency of its only chunk, by the
 * file's first 30 bytes.
 */
export function extendedHeader(file: Buffer): Buffer {
  const isLossless = file.toString('latin1', 12, 16) === 'VP8L';
  // Both bitstreams store the sides in 14 bits: lossless minus one, after its signature; lossy unchanged.
  const bits = file.readUInt32LE(isLossless ? 21 : 26);
  const width = isLossless ? (bits & 0x3fff) + 1 : bits & 0x3fff;
  const height = isLossless ? ((bits >>> 14) & 0x3fff) + 1 : (bits >>> 16) & 0x3fff;
  const hasAlpha = isLossless && ((bits >>> 28) & 1) === 1;
  const header = Buffer.alloc(18);
  header.write('VP8X', 'latin1');
  header.writeUInt32LE(10, 4);
  header.writeUInt8(hasAlpha ? webpFlags.alpha : 0, 8);
  header.writeUIntLE(width - 1, 12, 3);
  header.writeUIntLE(height - 1, 15, 3);
  return header;
}

function uint32(value: number, order: 'BE' | 'LE'): Buffer {
  const buffer = Buffer.alloc(4);
  if (order === 'BE') buffer.writeUInt32BE(value);
  else buffer.writeUInt32LE(value);
  return buffer;
}
