const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bin: 'application/octet-stream',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  otf: 'font/otf',
  png: 'image/png',
  ttf: 'font/ttf',
  wav: 'audio/wav',
  webm: 'audio/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

const keyPattern = /^[A-Za-z0-9][\w.-]{0,127}(?:\/[A-Za-z0-9][\w.-]{0,127}){0,9}$/;
const prefixPattern = /^(?:[A-Za-z0-9][\w.-]{0,127}\/){0,10}(?:[A-Za-z0-9][\w.-]{0,127})?$/;

/**
 * Returns the content type of a key's extension. Throws for an invalid key: parts must consist of letters,
 * digits, dots, hyphens and underscores and start with a letter or digit, so that no key can leave its
 * folder.
 */
export function contentTypeOf(key: string): string {
  const ending = keyPattern.test(key) ? key.slice(key.lastIndexOf('.') + 1) : '';
  const type = Object.hasOwn(contentTypes, ending) ? contentTypes[ending] : undefined;
  if (type === undefined) throw new TypeError(`Not an object key: ${JSON.stringify(key.slice(0, 200))}`);
  return type;
}

export function isObjectKey(key: string): boolean {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return keyPattern.test(key) && Object.hasOwn(contentTypes, ending);
}

/** Throws if a key's extension does not match its content type. */
export function checkPut(key: string, contentType: string): void {
  const expected = contentTypeOf(key);
  if (expected !== contentType) {
    throw new TypeError(`The key ${key} is for ${expected}, but ${contentType} was to be stored`);
  }
}

export function checkPrefix(prefix: string): void {
  if (!prefixPattern.test(prefix))
    throw new TypeError(`Not a prefix of object keys: ${prefix.slice(0, 200)}`);
}
