/** The cost of a break inside a unit of meaning. */
export const unbreakable = 14;
