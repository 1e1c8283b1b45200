/**
 * Returns the choice, such as `16:9` or `1820x1024`, with the nearest shape, and among equals the one with
 * the nearest size. Choices that are not shapes are ignored; null when none is left.
 */
export function nearestShape(
  choices: readonly string[],
  separator: ':' | 'x',
  requestedSize: { readonly width: number; readonly height: number },
): string | null {
  const shapes = choices.flatMap((choice) => {
    const [width = 0, height = 0] = choice.split(separator).map(Number);
    if (!(width > 0 && height > 0)) return [];
    const shape = Math.abs(Math.log(width / height) - Math.log(requestedSize.width / requestedSize.height));
    const size = Math.abs(Math.log((width * height) / (requestedSize.width * requestedSize.height)));
    return [{ choice, shape, size }];
  });
  shapes.sort((one, other) => one.shape - other.shape || one.size - other.size);
  return shapes[0]?.choice ?? null;
}
