import { useMemo, useState } from 'react';
import { useTarifas, type Tarifas } from '@/features/servicios';

/**
 * The tariffs of an open record: as they are when it opens, and of services that are created meanwhile. A price that changes later must
 * not change the stored flete that is shown. Undefined until they have come.
 */
export function useOpenedTarifas() {
  const { tarifas, query } = useTarifas();
  const [opened, setOpened] = useState<Tarifas>();
  const isCurrent = !query.isStale || !query.isFetching;
  if (!opened && tarifas && isCurrent) setOpened(tarifas);
  const known = useMemo(
    () => opened && new Map([...(tarifas ?? []), ...opened]),
    [tarifas, opened],
  );
  return { tarifas: known, query };
}
