/**
 * The policy of our pages. Scripts only come from our own files; inline styles are allowed because the
 * toaster and the scroll lock insert style elements. No third party is listed.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** The headers of every response. HSTS only if the public URL is https: browsers remember it for a year. */
export function securityHeaders(publicUrl: string | null): readonly (readonly [string, string])[] {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()'],
  ];
  if (publicUrl?.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000']);
  return headers;
}
