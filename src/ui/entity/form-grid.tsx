import { FieldSet, type FieldSetProps } from '@/ui/field/field-set';
import classes from './form-grid.module.css';

export const FormGrid = (props: FieldSetProps) => <FieldSet className={classes.grid} {...props} />;
