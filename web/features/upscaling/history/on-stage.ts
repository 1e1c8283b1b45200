/** A neutral button on the light stage, whose tone is that of the button's own ground. */
export const buttonOnStage = 'light:lg:border-line! light:lg:bg-raised!';

/** What a picture does not fill of its frame there, likewise. */
export const frameOnStage = 'light:lg:bg-raised!';
