/**
 * Removes XMP from a PNG, JPEG or WebP file, all else byte for byte. Another file, or the unreadable rest of
 * a truncated one, is returned unchanged.
 */
export function removeXmp(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(1, 4).equals(Buffer.from('PNG'))) return fromPng(file);
  if (file.length > 4 && file.readUInt16BE(0) === 0xffd8) return fromJpeg(file);
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return fromWebp(file);
  return file;
}

const pngSignatureBytes = 8;

/** Length, type, data and checksum of each chunk. */
function fromPng(file: Buffer): Buffer {
  const parts = [file.subarray(0, pngSignatureBytes)];
  let at = pngSignatureBytes;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    const isXmp = file.toString('latin1', at + 4, at + 26) === 'iTXtXML:com.adobe.xmp\0';
    if (!isXmp) parts.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

const xmpName = 'http://ns.adobe.com/xap/1.0/\0';
const startOfScan = 0xffda;

/** Marker and length of each segment, up to the picture's own data. */
function fromJpeg(file: Buffer): Buffer {
  const parts = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file.readUInt8(at) === 0xff && file.readUInt16BE(at) !== startOfScan) {
    const end = at + 2 + file.readUInt16BE(at + 2);
    const isXmp =
      file.readUInt16BE(at) === 0xffe1 &&
      file.toString('latin1', at + 4, at + 4 + xmpName.length) === xmpName;
    if (!isXmp) parts.push(file.subarray(at, end));
    at = end;
  }
  parts.push(file.subarray(at));
  return Buffer.concat(parts);
}

const webpXmpFlag = 0x04;

/** Name, length and even-padded data of each chunk; the extended header lists what exists. */
function fromWebp(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 12;
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at, at + 4);
    const bytes = file.readUInt32LE(at + 4);
    const end = Math.min(file.length, at + 8 + bytes + (bytes % 2));
    const chunk = file.subarray(at, end);
    if (name === 'VP8X') {
      const header = Buffer.from(chunk);
      header.writeUInt8(header.readUInt8(8) & ~webpXmpFlag, 8);
      parts.push(header);
    } else if (name !== 'XMP ') parts.push(chunk);
    at = end;
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
