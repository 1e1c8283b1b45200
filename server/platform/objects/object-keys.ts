const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bin: 'application/octet-stream',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  wav: 'audio/wav',
  webm: 'audio/webm',
  webp: 'image/webp',
  zip: 'application/zip',
};

const keyPattern = /^[A-Za-z0-9][\w.-]{0,127}(?:\/[A-Za-z0-9][\w.-]{0,127}){0,9}$/;
const prefixPattern = /^(?:[A-Za-z0-9][\w.-]{0,127}\/){0,10}(?:[A-Za-z0-9][\w.-]{0,127})?$/;

/**
 * The content type that a key's ending stands for. Throws for a key that is none: parts of letters, digits, dots,
 * hyphens and underscores that begin with a letter or digit, so that no key can leave its folder.
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

/** Throws where the ending of a key does not say what is stored under it. */
export function checkPut(key: string, contentType: string): void {
  const expected = contentTypeOf(key);
  if (expected !== contentType) {
    throw new TypeError(`The key ${key} stands for ${expected}, but ${contentType} was to be stored`);
  }
}

export function checkPrefix(prefix: string): void {
  if (!prefixPattern.test(prefix))
    throw new TypeError(`Not a prefix of object keys: ${prefix.slice(0, 200)}`);
}
