/** Styles a neutral button on the stage, which in the light theme has the button's own tone. */
export const onStage = 'light:border-line! light:bg-raised! light:hover:bg-over!';
