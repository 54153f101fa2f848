import { Menu, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCash, IconChevronDown, IconCoin } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import {
  countMovimientos,
  MOVIMIENTO_LABELS,
  useBulkChange,
  type BulkChangeOptions,
} from '@/features/movimientos';
import { showMonto } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { MoneyInput } from '@/ui/field/money-input';
import { cambiarFlete, marcar } from './marcar';
import { MAX_IDS_PER_CALL, SEARCH_ERROR, type BulkFlag } from './reportes.queries';

type BulkActionsProps = Pick<BulkChangeOptions, 'listado' | 'inPlace'>;

export function BulkActions(props: BulkActionsProps) {
  const { ticked } = props.listado;
  const ids = ticked.map(({ id }) => id).join();
  /** For these ticks only, and until it is sent: a new sign-in closes the popover and loses nothing. */
  const [typed, setTyped] = useState({ text: '', ids });
  const escrito = typed.ids === ids ? typed.text : '';
  const setEscrito = (text: string) => setTyped({ text, ids });
  const [isAsking, asking] = useDisclosure();
  const { button, busy, blockedBy, change, status } = useBulkChange({
    ...props,
    readError: SEARCH_ERROR,
  });
  const onFlag = (flag: BulkFlag) => void change(marcar(flag));
  const count = ticked.length;
  const isEmpty = clean(escrito) === '';
  // Spec section 5: a text that is not a number is sent as 0. `askFlete` asks first.
  const precioFlete = parseMonto(escrito) ?? 0;

  return (
    <>
      <FlagMenu
        label="Marcar como pagado"
        blockedBy={blockedBy}
        choices={[
          { flag: 'montoPagado', label: MOVIMIENTO_LABELS.monto },
          { flag: 'fletePagado', label: MOVIMIENTO_LABELS.flete },
        ]}
        onFlag={onFlag}
      />
      <FlagMenu
        label="Marcar como Rendido"
        blockedBy={blockedBy}
        choices={[{ flag: 'fleteRendido', label: MOVIMIENTO_LABELS.flete }]}
        onFlag={onFlag}
      />
      <Popover
        opened={isAsking}
        onChange={asking.set}
        position="bottom-start"
        width={260}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <GuardedButton
            ref={button}
            variant="default"
            size="xs"
            leftSection={<IconCoin size={16} />}
            blockedBy={blockedBy}
            onClick={asking.open}
          >
            Cambiar flete
          </GuardedButton>
        </Popover.Target>
        <Popover.Dropdown>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // The popover traps the focus, so close it: the user must reach Cancelar.
              if (count > MAX_IDS_PER_CALL) asking.close();
              void change(cambiarFlete(precioFlete, escrito)).then((saved) => {
                if (!saved) return;
                asking.close();
                setEscrito('');
              });
            }}
          >
            <MoneyInput
              label="Precio del flete"
              description={
                isEmpty
                  ? 'Escribí el nuevo flete.'
                  : `${count === 1 ? '1 movimiento quedará' : `${countMovimientos(count)} quedarán`} con flete de ${showMonto(precioFlete)}`
              }
              data-autofocus
              value={escrito}
              onChange={setEscrito}
            />
            <GuardedButton
              type="submit"
              size="xs"
              mt="lg"
              loading={busy}
              blockedBy={busy ? '' : isEmpty ? 'El precio del flete no puede estar vacío' : null}
            >
              Confirmar
            </GuardedButton>
          </form>
        </Popover.Dropdown>
      </Popover>
      {status}
    </>
  );
}

interface FlagMenuProps {
  label: string;
  blockedBy: string | null;
  choices: { flag: BulkFlag; label: string }[];
  onFlag: (flag: BulkFlag) => void;
}

function FlagMenu({ label, blockedBy, choices, onFlag }: FlagMenuProps) {
  const button = useRef<HTMLButtonElement>(null);

  function choose(flag: BulkFlag) {
    // The dialog returns the focus here: the chosen menu item is gone by then.
    button.current?.focus();
    onFlag(flag);
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <GuardedButton
          ref={button}
          variant="default"
          size="xs"
          leftSection={<IconCash size={16} />}
          rightSection={<IconChevronDown size={14} />}
          blockedBy={blockedBy}
        >
          {label}
        </GuardedButton>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ flag, label: text }) => (
          <Menu.Item key={flag} onClick={() => choose(flag)}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
