import { IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { storage } from '@/lib/storage';
import { GuardedButton } from '@/ui/forms/guarded-button';
import classes from './movimiento-fields.module.css';
import type { MovimientoFormValues } from './movimiento-form.schema';

const KEY = 'masDatos';

interface MasDatosProps {
  control: Control<MovimientoFormValues>;
  /** Beside the button. */
  beside: ReactNode;
  children: ReactNode;
}

/** The fields that few shipments need, open where the person left them. They never hide something filled in. */
export function MasDatos({ control, beside, children }: MasDatosProps) {
  const [isWanted, setWanted] = useState(() => storage.get(KEY) === 'true');
  const [hasFocus, setFocus] = useState(false);
  const filled = useWatch({
    control,
    name: ['seguro', 'redespacho', 'valorDeclarado', 'observaciones'],
    compute: (texts) => texts.some((text) => text.trim() !== ''),
  });
  // With the focus inside, emptying the last field must not close them.
  const opened = isWanted || filled || hasFocus;

  function toggle() {
    setWanted(!opened);
    storage.set(KEY, String(!opened));
  }

  return (
    <>
      <div className={classes.between}>
        <GuardedButton
          variant="subtle"
          size="compact-sm"
          aria-expanded={opened}
          blockedBy={filled ? 'Tienen algo escrito: se ocultan cuando están vacíos' : null}
          leftSection={<IconChevronRight size={16} className={classes.chevron} />}
          onClick={toggle}
        >
          Más datos
        </GuardedButton>
        {beside}
      </div>
      {opened && (
        <div className={classes.row} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
          {children}
        </div>
      )}
    </>
  );
}
