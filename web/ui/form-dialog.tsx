import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button, type ButtonProps } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { uiTexts } from './ui-texts.ts';

interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer'> {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  /** The button that submits the form. */
  submit: Pick<ButtonProps, 'children' | 'busy' | 'busyLabel' | 'disabled' | 'variant'>;
  /** Another button, before Cancel. */
  aside?: ReactNode;
  /** Of the form. */
  className?: string;
}

/** A dialog with a form: Cancel, and a button that submits it. Enter in a field submits it too. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, submit, aside, className, children, ...dialog } = props;
  const t = useTexts(uiTexts);
  const formId = useId();
  const footer = (
    <>
      {aside}
      <Button onClick={dialog.onClose}>{t('cancel')}</Button>
      <Button variant="main" {...submit} type="submit" form={formId} />
    </>
  );
  return (
    <Dialog {...dialog} footer={footer}>
      <form id={formId} noValidate onSubmit={onSubmit} className={className}>
        {children}
      </form>
    </Dialog>
  );
}
