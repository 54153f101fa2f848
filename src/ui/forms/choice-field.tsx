import { Radio } from '@mantine/core';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import classes from './choice-field.module.css';

interface ChoiceFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** Radio buttons bound to a form field. */
export function ChoiceField<Values extends FieldValues>({
  control,
  name,
  label,
  choices,
}: ChoiceFieldProps<Values>) {
  const { field } = useController({ control, name });
  return (
    <Radio.Group label={label} value={field.value} onChange={field.onChange}>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </div>
    </Radio.Group>
  );
}
