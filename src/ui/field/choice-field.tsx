import { Group, Radio } from '@mantine/core';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import classes from './choice-field.module.css';

interface ChoiceFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  choices: readonly { value: string; label: string }[];
  segmented?: boolean;
}

const NoIcon = () => null;

/** Mantine's parts of a radio, laid out so that the input fills its segment. */
const SEGMENT = {
  root: classes.segment,
  body: classes.body,
  inner: classes.inner,
  radio: classes.radio,
  labelWrapper: classes.labelWrapper,
  label: classes.label,
};

export function ChoiceField<Values extends FieldValues>({
  control,
  name,
  label,
  choices,
  segmented = false,
}: ChoiceFieldProps<Values>) {
  const { field } = useController({ control, name });
  return (
    <Radio.Group label={label} value={field.value} onChange={field.onChange}>
      <Group
        {...(segmented ? { gap: 0, align: 'stretch' } : { gap: '0.4rem 0.9rem', mih: '2.25rem' })}
      >
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            {...choice}
            {...(segmented && { classNames: SEGMENT, icon: NoIcon })}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
