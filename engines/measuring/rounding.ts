/** The measures of a small copy are no more precise than three digits. */
export const round3 = (value: number) => Math.round(value * 1000) / 1000;
