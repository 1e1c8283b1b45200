/**
 * Returns the header that makes a browser save a response under a name. The name comes from a URL: characters
 * that could leave a folder, hide an extension or end the header are removed.
 */
export function attachment(name: string): string {
  const clean = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}"%*/:<>?\\|]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const safe = [...clean].slice(0, 150).join('') || 'download';
  const ascii = safe.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
  return `attachment; filename="${ascii || 'download'}"; filename*=UTF-8''${encodeURIComponent(safe).replaceAll("'", '%27')}`;
}
