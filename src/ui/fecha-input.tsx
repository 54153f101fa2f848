import { DateInput } from '@mantine/dates';
import 'dayjs/locale/es';
import { parseFecha } from '@/domain/fechas';

interface FechaInputProps {
  label: string;
  /** `yyyy-mm-dd`, or null where there is none. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  required?: boolean;
  clearable?: boolean;
}

/** A calendar date, typed as dd/mm/yyyy or chosen. */
export function FechaInput(props: FechaInputProps) {
  return (
    <DateInput
      {...props}
      valueFormat="DD/MM/YYYY"
      placeholder="dd/mm/aaaa"
      locale="es"
      dateParser={parseFecha}
      popoverProps={{ withinPortal: true }}
      clearButtonProps={{ 'aria-label': `Borrar ${props.label}`, tabIndex: -1 }}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
