import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { FormError } from './form-error.tsx';

interface FormFootProps extends Pick<ButtonProps, 'variant' | 'busy' | 'busyLabel' | 'children'> {
  /** An error of the whole form. */
  failure: string | null;
}

/** The end of a form on a page of its own: what is wrong with all of it, and its button. */
export function FormFoot({ failure, ...button }: FormFootProps) {
  return (
    <>
      <FormError sentence={failure} />
      <Button variant="main" {...button} type="submit" size="lg" block className="mt-1" />
    </>
  );
}
