import classes from './box.module.css';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is checked. */
  indeterminate?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox without a label of its own, in a table's row or head. */
export function RowCheckbox({
  label,
  checked,
  indeterminate,
  disabled,
  onChange,
}: RowCheckboxProps) {
  return (
    <input
      // Only a property says so, which the browser takes back at each click.
      ref={indeterminate === undefined ? undefined : (box) => markIndeterminate(box, indeterminate)}
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function markIndeterminate(box: HTMLInputElement | null, indeterminate: boolean) {
  if (box) box.indeterminate = indeterminate;
}
