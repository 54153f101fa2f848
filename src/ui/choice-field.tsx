import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

interface ChoiceFieldProps<Values extends FieldValues> extends Pick<
  ChoiceGroupProps,
  'label' | 'choices'
> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** One of a few choices, bound to a form's field. */
export function ChoiceField<Values extends FieldValues>({
  control,
  name,
  ...group
}: ChoiceFieldProps<Values>) {
  const { field } = useController({ control, name });
  return <ChoiceGroup {...group} value={field.value} onChange={field.onChange} />;
}
