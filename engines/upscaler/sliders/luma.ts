/** The perceived lightness of a pixel, by the weights of ITU-R BT.709 on the bytes. */
export function lumaOf(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function lumaPlane(rgb: Uint8Array): Uint8Array {
  const plane = new Uint8Array(rgb.length / 3);
  for (let at = 0; at < plane.length; at += 1) {
    plane[at] = Math.round(
      lumaOf(rgb[at * 3] as number, rgb[at * 3 + 1] as number, rgb[at * 3 + 2] as number),
    );
  }
  return plane;
}
