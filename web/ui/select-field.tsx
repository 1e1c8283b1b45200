import { Field, type FieldProps } from './field.tsx';
import { Select, type SelectProps } from './select.tsx';

type SelectFieldProps<Value extends string> = Omit<SelectProps<Value>, 'id' | 'look' | 'prefix'> &
  Pick<FieldProps, 'hint'>;

/** A select below its visible label. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { hint, className, ...select } = props;
  return (
    <Field {...{ label: select.label, hint, className }}>{({ id }) => <Select {...select} id={id} />}</Field>
  );
}
