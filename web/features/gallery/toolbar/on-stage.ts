/** A neutral button on the stage: in the light theme that is of the button's own tone. */
export const onStage = 'light:border-line! light:bg-raised! light:hover:bg-over!';
