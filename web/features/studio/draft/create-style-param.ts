/** The query parameter of the studio that opens the form for a new style. */
export const createStyleParam = 'create-style';
