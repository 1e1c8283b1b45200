/** In the address of the studio: opens the form for a style of one's own. */
export const createStyleWish = 'create-style';
