/** Samples are small copies of whole pictures, all of one size: RGB, row by row (see `readDownscaled`). */
type Sample = Uint8Array;

/** A picture re-encoded in another size or format differs by less, on average and anywhere (of 255). */
const meanOfOne = 3.5;
const maxPerUser = 28;

/** A channel that deviates less than this from its mean shows nothing. */
const blankDeviation = 3;

/** Whether two samples are of the same picture, in any encoding. */
export function areSimilar(one: Sample, other: Sample): boolean {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) {
    const difference = Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    if (difference > maxPerUser) return false;
    sum += difference;
  }
  return sum / one.length <= meanOfOne;
}

/** Whether a sample shows a single colour. */
export function isBlank(sample: Sample): boolean {
  const pixels = sample.length / 3;
  return [0, 1, 2].every((channel) => {
    let [sum, squares] = [0, 0];
    for (let at = channel; at < sample.length; at += 3) {
      const value = sample[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / pixels;
    return Math.sqrt(Math.max(0, squares / pixels - mean * mean)) < blankDeviation;
  });
}

/** Keeps the first of similar pictures, in order. */
export function withoutDuplicates<T extends { sample: Sample }>(pictures: readonly T[]): T[] {
  const unique: T[] = [];
  for (const picture of pictures) {
    if (!unique.some(({ sample }) => areSimilar(sample, picture.sample))) unique.push(picture);
  }
  return unique;
}
