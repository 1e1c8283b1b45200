/** Styles a neutral button on the light stage, whose tone equals the button's own. */
export const buttonOnStage = 'light:lg:border-line! light:lg:bg-raised!';

/** The same for the part of a frame that its picture does not fill. */
export const frameOnStage = 'light:lg:bg-raised!';
