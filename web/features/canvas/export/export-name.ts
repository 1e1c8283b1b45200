export type ExportFormat = 'png' | 'jpeg' | 'webp';

/** The documented defaults. The quality is a JPEG's. */
export const exportDefaults = { name: 'adventure-export', format: 'png', quality: 0.9 } as const;

/** The documented steps of a JPEG's quality. */
export const exportQuality = { min: 0.1, max: 1, step: 0.1 } as const;

const endings: Readonly<Record<ExportFormat, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp' };

/**
 * A name that every system can store, with the ending of the format. An ending that was typed is not doubled.
 */
export function fileNameOf(name: string, format: ExportFormat): string {
  const plain = name
    .trim()
    .replace(/\.(png|jpe?g|webp)$/i, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a file name must not have
    .replaceAll(/[\u0000-\u001f\u007f/\\:*?"<>|]+/g, '-')
    .replace(/^\.+/, '');
  return `${plain}.${endings[format]}`;
}
