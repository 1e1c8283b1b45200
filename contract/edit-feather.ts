/**
 * Width of the blend beyond a mask, in pixels: about a hundredth of the shorter side, so that it looks the
 * same in every size. Even, since the server makes it in two steps. Farther out nothing changes.
 */
export function featherWidth({ width, height }: { width: number; height: number }): number {
  return 2 * Math.min(24, Math.max(2, Math.round(Math.min(width, height) / 128)));
}
