import { Radio } from '@mantine/core';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import classes from './choice-field.module.css';

interface ChoiceFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** One of a few choices. The arrows move over them; Enter chooses the one that has the focus, as Space does. */
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
        {choices.map(({ value, label: text }) => (
          <Radio
            key={value}
            value={value}
            label={text}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              field.onChange(value);
              event.currentTarget.focus();
            }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
