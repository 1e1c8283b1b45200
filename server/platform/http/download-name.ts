/**
 * The header that has a browser save an answer under a name. The name comes from an address: what could leave a
 * folder, hide an ending or end the header is taken out.
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
