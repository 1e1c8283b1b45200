/** Three digits are more than a measure of a small copy is good for. */
export const round3 = (value: number) => Math.round(value * 1000) / 1000;
